import type { KeywordTypeSyntaxKind, TypeNode } from 'typescript';

import { ts } from './openapi-typescript.ts';

const { factory, SyntaxKind } = ts;

/** A schema with the marks that `normalise` adds for types that openapi-typescript cannot express. */
interface MarkedSchema {
  readonly type?: unknown;
  readonly 'x-id-prefix'?: string;
  readonly 'x-open'?: boolean;
  readonly 'x-binary'?: boolean;
  readonly 'x-closed'?: boolean;
  readonly 'x-optional'?: object;
  readonly 'x-rest'?: object;
  readonly 'x-undefined'?: boolean;
}

/** The type of a marked schema; undefined for others. `render` returns the type of a nested schema. */
export function specialType(schema: MarkedSchema & object, render: (inner: object) => TypeNode): TypeNode | undefined {
  if (schema['x-undefined']) return factory.createKeywordTypeNode(SyntaxKind.UndefinedKeyword);
  if (schema['x-optional']) return factory.createOptionalTypeNode(render(schema['x-optional']));
  if (schema['x-rest']) return factory.createRestTypeNode(render(schema['x-rest']));
  if (schema.type === 'string') return stringType(schema);
  if (schema.type === 'number' && schema['x-open']) return nonLiteral(SyntaxKind.NumberKeyword);
  if (schema.type !== 'object') return undefined;
  const hasParts = ['properties', 'patternProperties', 'additionalProperties', 'allOf', 'anyOf', 'oneOf'].some(
    (keyword) => keyword in schema,
  );
  return hasParts ? undefined : dictionary(schema['x-closed'] ? SyntaxKind.NeverKeyword : SyntaxKind.UnknownKeyword);
}

function stringType(schema: MarkedSchema): TypeNode | undefined {
  if (schema['x-id-prefix'] !== undefined) return prefixed(schema['x-id-prefix']);
  if (schema['x-binary']) return factory.createTypeReferenceNode('Uint8Array');
  return schema['x-open'] ? nonLiteral(SyntaxKind.StringKeyword) : undefined;
}

/** `` `ctm_${string}` ``: the id of one resource is not assignable to another's, at no cost at run time. */
function prefixed(prefix: string): TypeNode {
  const string = factory.createKeywordTypeNode(SyntaxKind.StringKeyword);
  const tail = factory.createTemplateLiteralTypeSpan(string, factory.createTemplateTail(''));
  return factory.createTemplateLiteralType(factory.createTemplateHead(prefix), [tail]);
}

/** `string & {}`: accepts every string without absorbing the literals beside it, which editors suggest. */
function nonLiteral(kind: KeywordTypeSyntaxKind): TypeNode {
  const { factory } = ts;
  return factory.createIntersectionTypeNode([factory.createKeywordTypeNode(kind), factory.createTypeLiteralNode([])]);
}

/** `{ [key: string]: … }`; `Record` could be the name of a schema. */
export function dictionary(kind: KeywordTypeSyntaxKind): TypeNode {
  const string = factory.createKeywordTypeNode(SyntaxKind.StringKeyword);
  const key = factory.createParameterDeclaration(undefined, undefined, 'key', undefined, string);
  return factory.createTypeLiteralNode([
    factory.createIndexSignature(undefined, [key], factory.createKeywordTypeNode(kind)),
  ]);
}
