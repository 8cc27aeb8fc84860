import ts from 'typescript';

const { factory } = ts;
const STRING = factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
const NUMBER = factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);

/** A schema that `normalise` gave marks for what openapi-typescript has no word for. */
export interface MarkedSchema {
  readonly type?: unknown;
  readonly 'x-id-prefix'?: string;
  readonly 'x-open'?: boolean;
  readonly 'x-binary'?: boolean;
  readonly 'x-closed'?: boolean;
  /** The schema of an item that need not be there, of all items that follow, or nothing. */
  readonly 'x-optional'?: object;
  readonly 'x-rest'?: object;
  readonly 'x-undefined'?: boolean;
}

/** The type of a marked schema; undefined leaves it to openapi-typescript. `render` gives that of a schema inside. */
export function specialType(
  schema: MarkedSchema & object,
  render: (inner: object) => ts.TypeNode,
): ts.TypeNode | undefined {
  if (schema['x-undefined']) return factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  if (schema['x-optional']) return factory.createOptionalTypeNode(render(schema['x-optional']));
  if (schema['x-rest']) return factory.createRestTypeNode(render(schema['x-rest']));
  if (schema.type === 'string') return stringType(schema);
  if (schema.type === 'number' && schema['x-open']) return nonLiteral(NUMBER);
  if (schema.type !== 'object') return undefined;
  const says = ['properties', 'patternProperties', 'additionalProperties', 'allOf', 'anyOf', 'oneOf'].some(
    (keyword) => keyword in schema,
  );
  return says ? undefined : dictionary(schema['x-closed'] ? ts.SyntaxKind.NeverKeyword : ts.SyntaxKind.UnknownKeyword);
}

function stringType(schema: MarkedSchema): ts.TypeNode | undefined {
  if (schema['x-id-prefix'] !== undefined) return prefixed(schema['x-id-prefix']);
  if (schema['x-binary']) return factory.createTypeReferenceNode('Uint8Array');
  return schema['x-open'] ? nonLiteral(STRING) : undefined;
}

/** `` `ctm_${string}` ``: an id of one kind does not pass for one of another, at no cost at run time. */
function prefixed(prefix: string): ts.TypeNode {
  const tail = factory.createTemplateLiteralTypeSpan(STRING, factory.createTemplateTail(''));
  return factory.createTemplateLiteralType(factory.createTemplateHead(prefix), [tail]);
}

/** `string & {}`: takes every string, yet is not merged with the literals beside it, which editors go on offering. */
function nonLiteral(type: ts.TypeNode): ts.TypeNode {
  return factory.createIntersectionTypeNode([type, factory.createTypeLiteralNode([])]);
}

/** `{ [key: string]: … }`; `Record` could be the name of a schema. */
function dictionary(kind: ts.SyntaxKind.NeverKeyword | ts.SyntaxKind.UnknownKeyword): ts.TypeNode {
  const key = factory.createParameterDeclaration(undefined, undefined, 'key', undefined, STRING);
  return factory.createTypeLiteralNode([
    factory.createIndexSignature(undefined, [key], factory.createKeywordTypeNode(kind)),
  ]);
}
