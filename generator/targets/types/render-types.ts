import type { Node, TypeNode } from 'typescript';

import type { JsonObject } from '../../json.ts';
import type { NamedSchema } from '../../model/api.ts';
import { memoized } from '../../model/memoized.ts';
import { docComment, withSee } from '../code.ts';
import { lazy } from '../lazy.ts';
import type { Declaration } from './declarations.ts';
import { docText } from './doc-text.ts';
import { normalise } from './normalise.ts';
import { transformSchemaObject } from './openapi-typescript.ts';
import { type Shape, shapeType } from './shape-type.ts';
import { type MarkedSchema, specialType } from './special-type.ts';

type Schema = Parameters<typeof transformSchemaObject>[0];
type Options = Parameters<typeof transformSchemaObject>[1];
type Context = Options['ctx'];
type SchemaNamed = (name: string) => JsonObject | undefined;
type TypedSchema = Pick<NamedSchema, 'name' | 'typeName' | 'json' | 'inRequests' | 'besideJson'>;

export interface RenderedType extends Shape {
  readonly name: string;
  readonly comment: string;
}

export type TypeRenderer = (declaration: Declaration) => RenderedType;

/**
 * Returns a function that renders declarations: those of these schemas, and any that refer to these schemas.
 * Types that are alike, such as thousands of references, are printed once.
 */
export function createTypeRenderer(schemas: readonly TypedSchema[]): TypeRenderer {
  const to = {
    schemas: new Map(schemas.map(({ name, json }) => [name, json])),
    typeNames: new Map(schemas.map(({ name, typeName }) => [name, typeName])),
  };
  const plain = new Map(
    schemas.map(({ typeName, json, inRequests, besideJson }) => [
      typeName,
      lazy(() => normalise(json, { ...to, isResponse: !inRequests, hasBytes: besideJson })),
    ]),
  );
  const alike = new Map<string, Shape>();
  return ({ name, schema, hasBytes = false, description, see }) => {
    const reduced = plain.get(name)?.() ?? normalise(schema, { ...to, isResponse: false, hasBytes });
    const text = JSON.stringify(reduced);
    const shape = memoized(alike, text, () => shapeOf(reduced, (other) => plain.get(other)?.()));
    return { ...shape, name, comment: docComment(withSee(docText(schema, description), see)) };
  };
}

/**
 * openapi-typescript decodes the names of nested properties as parts of a URI, and throws for one like
 * `100%`. Then a text that the schema does not contain replaces the sign until the type is printed.
 */
function shapeOf(schema: JsonObject, schemas: SchemaNamed): Shape {
  try {
    return transformed(schema, schemas);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    const text = JSON.stringify(schema);
    let replacement = '(percent)';
    while (text.includes(replacement)) replacement = `(${replacement})`;
    const shape = transformed(JSON.parse(text.replaceAll('%', replacement)) as JsonObject, schemas);
    return { ...shape, text: shape.text.replaceAll(replacement, '%') };
  }
}

function transformed(schema: JsonObject, schemas: SchemaNamed): Shape {
  const comments = new Map<Node, string>();
  const options = { ctx: context(schemas, comments), schema: schema as unknown as Schema };
  const type = specialOf(schema, options) ?? transformSchemaObject(schema as unknown as Schema, options);
  return shapeType(type, comments);
}

function specialOf(schema: object, options: Options): TypeNode | undefined {
  return specialType(schema as MarkedSchema & object, (inner) => transformSchemaObject(inner as Schema, options));
}

/**
 * The options that openapi-typescript's own entry sets by default, and the two hooks that it offers for our
 * additions.
 */
function context(schemas: SchemaNamed, comments: Map<Node, string>): Context {
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
    resolve: <T>($ref: string) => schemas($ref.slice('#/components/schemas/'.length)) as T | undefined,
    rootTypes: false,
    rootTypesKeepCasing: false,
    rootTypesNoSchemaPrefix: false,
    silent: true,
    transform: (schema, options) => specialOf(schema, options),
    transformProperty(property, schema) {
      const text = (schema as { readonly 'x-comment'?: string })['x-comment'];
      if (text !== undefined) comments.set(property, text);
      return property;
    },
  };
  return context as Context;
}
