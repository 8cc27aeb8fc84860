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
import { specialType } from './special-type.ts';

type Schema = Parameters<typeof transformSchemaObject>[0];
type Context = Parameters<typeof transformSchemaObject>[1]['ctx'];
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
    const shape = memoized(alike, text, () => shapeOf(reduced, text, (other) => plain.get(other)?.()));
    return { ...shape, name, comment: docComment(withSee(docText(schema, description), see)) };
  };
}

/**
 * openapi-typescript decodes the names of nested properties as parts of a URI, and throws for one like
 * `100%`. So a text that the schema does not contain replaces the sign until the type is printed.
 */
function shapeOf(schema: JsonObject, text: string, schemas: SchemaNamed): Shape {
  if (!text.includes('%')) return transformed(schema, schemas);
  let replacement = '(percent)';
  while (text.includes(replacement)) replacement = `(${replacement})`;
  const shape = transformed(JSON.parse(text.replaceAll('%', replacement)) as JsonObject, schemas);
  return { ...shape, text: shape.text.replaceAll(replacement, '%') };
}

function transformed(schema: JsonObject, schemas: SchemaNamed): Shape {
  const comments = new Map<Node, string>();
  const render = (inner: object): TypeNode => transformSchemaObject(inner as Schema, options);
  const special = (inner: object): TypeNode | undefined => specialType(inner, render);
  // Every other option of openapi-typescript is off.
  const context: Partial<Context> = {
    discriminators: { objects: {}, refsHandled: [] },
    emptyObjectsUnknown: true,
    injectFooter: [],
    silent: true,
    resolve: <T>($ref: string) => schemas($ref.slice('#/components/schemas/'.length)) as T | undefined,
    transform: special,
    transformProperty(property, schema) {
      const text = schema['x-comment'] as string | undefined;
      if (text !== undefined) comments.set(property, text);
      return property;
    },
  };
  const options = { ctx: context as Context, schema: schema as unknown as Schema };
  return shapeType(special(schema) ?? render(schema), comments);
}
