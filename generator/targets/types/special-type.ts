import type { TypeNode } from 'typescript';

import { ts } from './openapi-typescript.ts';

const { factory, SyntaxKind } = ts;

/** A schema with the marks that `normalise` adds for types that openapi-typescript cannot express. */
interface MarkedSchema {
  readonly type?: unknown;
  /** The text of the type, in the place of `string`. */
  readonly 'x-type'?: string;
  readonly 'x-optional'?: object;
  readonly 'x-rest'?: object;
}

/** The type of a marked schema; undefined for others. `render` returns the type of a nested schema. */
export function specialType(schema: MarkedSchema, render: (inner: object) => TypeNode): TypeNode | undefined {
  if (schema['x-optional']) return factory.createOptionalTypeNode(render(schema['x-optional']));
  if (schema['x-rest']) return factory.createRestTypeNode(render(schema['x-rest']));
  // The mark is not about the other types of a schema with several. The printer writes a name as it is.
  if (schema.type === 'string' && schema['x-type']) return factory.createTypeReferenceNode(schema['x-type']);
  const isPlainObject = schema.type === 'object' && !('properties' in schema) && !('additionalProperties' in schema);
  return isPlainObject ? dictionary('UnknownKeyword') : undefined;
}

/** `{ [key: string]: … }`; `Record` could be the name of a schema. */
export function dictionary(kind: 'UnknownKeyword' | 'NeverKeyword'): TypeNode {
  const string = factory.createKeywordTypeNode(SyntaxKind.StringKeyword);
  const key = factory.createParameterDeclaration(undefined, undefined, 'key', undefined, string);
  const type = factory.createKeywordTypeNode(SyntaxKind[kind]);
  return factory.createTypeLiteralNode([factory.createIndexSignature(undefined, [key], type)]);
}
