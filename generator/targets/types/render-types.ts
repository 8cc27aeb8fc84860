import type { JsonObject } from '../../json.ts';
import { docComment } from '../code.ts';
import { withSee } from '../with-see.ts';
import type { Declaration, RenderedType, TypesInput } from './declaration.ts';
import { docText } from './doc-text.ts';
import { normalise } from './normalise.ts';
import { astToString, transformSchema, transformSchemaObject } from './openapi-typescript.ts';
import { shapeTypes } from './shape-types.ts';
import { type MarkedSchema, specialType } from './special-type.ts';

type Document = Parameters<typeof transformSchema>[0];
type Context = Parameters<typeof transformSchema>[1];

/**
 * Every declaration as TypeScript, in the given order: openapi-typescript prints all of them in one go, ts-morph takes
 * the print apart. Those that are alike, such as thousands of references, are printed once.
 */
export function renderTypes({ declarations, typeNames }: TypesInput): RenderedType[] {
  const comments: string[] = [];
  const byTypeName = new Map(declarations.map(({ name, schema }) => [name, schema]));
  const schemas = new Map(typeNames.map(([name, typeName]) => [name, byTypeName.get(typeName) ?? true]));
  const to = { schemas, typeNames: new Map(typeNames), comments };
  const plain = declarations.map(
    ({ name, schema, isAnswer = false }) => [name, normalise(schema, { ...to, isAnswer })] as const,
  );
  const alike = new Map<string, string>();
  const printedAs = plain.map(([name, schema]) => {
    const text = JSON.stringify(schema);
    return alike.get(text) ?? alike.set(text, name).get(text)!;
  });
  const shaped = shapeTypes(printed(Object.fromEntries(plain), new Set(printedAs)), comments);
  return declarations.map((declaration, index) => ({
    ...shaped(printedAs[index]!),
    name: declaration.name,
    comment: comment(declaration),
  }));
}

function comment({ schema, description, see }: Declaration): string {
  return docComment(withSee(docText(schema, description), see));
}

/**
 * openapi-typescript decodes the names of nested properties as parts of a URI, and fails on one like `100%`: then something else that is no
 * identifier stands in for the sign until all is printed.
 */
function printed(schemas: JsonObject, names: ReadonlySet<string>): string {
  try {
    return print(schemas, names);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    const text = JSON.stringify(schemas);
    let standIn = '(percent)';
    while (text.includes(standIn)) standIn = `(${standIn})`;
    return print(JSON.parse(text.replaceAll('%', standIn)) as JsonObject, names).replaceAll(standIn, '%');
  }
}

/**
 * One interface `components` with those of the given names. The document's own paths are not read: their types have got
 * names of their own among the declarations, so that nobody has to load or spell
 * `operations['…']['responses'][200]['content']…`.
 */
function print(all: JsonObject, names: ReadonlySet<string>): string {
  const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, components: { schemas } };
  return astToString(transformSchema(document as unknown as Document, context(all)));
}

/**
 * The settings that openapi-typescript's own entry makes after it has linted and bundled the document, which would take
 * 400 ms for 3 MB.
 */
function context(schemas: JsonObject): Context {
  const context: Omit<Context, 'redoc'> = {
    additionalProperties: false,
    alphabetize: false,
    arrayLength: false,
    defaultNonNullable: false,
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    enum: false,
    enumValues: false,
    conditionalEnums: false,
    dedupeEnums: false,
    excludeDeprecated: false,
    exportType: false,
    generatePathParams: false,
    immutable: false,
    injectFooter: [],
    makePathsEnum: false,
    pathParamsAsTypes: false,
    postTransform: undefined,
    propertiesRequiredByDefault: false,
    readWriteMarkers: false,
    resolve: <T>($ref: string) => schemas[$ref.slice('#/components/schemas/'.length)] as T | undefined,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: (schema, options) =>
      specialType(schema as MarkedSchema & object, (inner) => transformSchemaObject(inner as never, options)),
    transformProperty: undefined,
  };
  return context as Context;
}
