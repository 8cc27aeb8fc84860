import type { IntersectionTypeNode, Node, TypeLiteralNode, TypeNode } from 'typescript';

import { docComment } from '../code.ts';
import { ts } from './openapi-typescript.ts';
import { dictionary } from './special-type.ts';

const { factory } = ts;

export interface Shape {
  /** True: `text` is the body of an interface. False: it is the right side of a type alias. */
  readonly isInterface: boolean;
  readonly text: string;
  /** Names of the other declarations that `text` mentions. */
  readonly uses: readonly string[];
}

/**
 * Prints a type of openapi-typescript in which a reference to a schema becomes the plain name of its type,
 * and each property has the comment that `comments` has for its node.
 */
export function shapeType(type: TypeNode, comments: ReadonlyMap<Node, string>): Shape {
  const uses = new Set<string>();
  const visit = (node: Node): Node => {
    const name = schemaReference(node);
    if (name !== undefined) return reference(name, uses);
    const strict = strictType(node, uses);
    if (strict) return strict;
    if (isRecord(node)) return dictionary('NeverKeyword');
    const visited = ts.visitEachChild(openEnded(node) ?? node, visit, undefined);
    if (ts.isPropertySignature(node)) return withComment(visited, comments.get(node));
    return ts.isIntersectionTypeNode(visited) ? flattened(visited) : visited;
  };
  const shaped = visit(type);
  return {
    isInterface: ts.isTypeLiteralNode(type) || openEnded(type) !== undefined,
    text: printed(shaped),
    uses: [...uses].sort(),
  };
}

const PRINTER = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
const FILE = ts.createSourceFile('types.ts', '', ts.ScriptTarget.ESNext);

/** The printer leaves some line separators in strings, and TypeScript 5.0 ends the line there. */
function printed(node: Node): string {
  const text = PRINTER.printNode(ts.EmitHint.Unspecified, node, FILE);
  return text.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** `Customer` of `components["schemas"]["Customer"]`. */
function schemaReference(node: Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const index = node.indexType;
  return ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal) ? index.literal.text : undefined;
}

function reference(name: string, uses: Set<string>): TypeNode {
  uses.add(name);
  return factory.createTypeReferenceNode(name);
}

/** `{ a: string } & { [key: string]: unknown }` as one literal, which means the same. */
function openEnded(node: Node): TypeLiteralNode | undefined {
  if (!ts.isIntersectionTypeNode(node) || node.types.length !== 2) return undefined;
  const [members, rest] = (node as IntersectionTypeNode).types;
  if (!members || !rest || !ts.isTypeLiteralNode(members) || !ts.isTypeLiteralNode(rest)) return undefined;
  const [signature] = rest.members;
  if (!signature || !ts.isIndexSignatureDeclaration(signature)) return undefined;
  if (signature.type.kind !== ts.SyntaxKind.UnknownKeyword) return undefined;
  return factory.createTypeLiteralNode([...members.members, ...rest.members]);
}

/** `A & B & C` of `(A & B) & C`. */
function flattened(node: IntersectionTypeNode): TypeNode {
  const parts = (type: TypeNode): readonly TypeNode[] => {
    const inner = ts.isParenthesizedTypeNode(type) ? type.type : type;
    return ts.isIntersectionTypeNode(inner) ? inner.types.flatMap(parts) : [type];
  };
  return factory.createIntersectionTypeNode(parts(node));
}

/**
 * `Customer & { [key in keyof Customer as key & ("id")]-?: Customer[key] }` instead of openapi-typescript's
 * `WithRequired<components["schemas"]["Customer"], "id">`, a helper whose name could be a schema's. It maps
 * over `keyof`, because `-?` does not remove `undefined` from members of any other list of keys. No schema's
 * type is named `key`: they begin in upper case.
 */
function strictType(node: Node, uses: Set<string>): TypeNode | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments?.length !== 2) return undefined;
  const [target, keys] = node.typeArguments;
  const name = schemaReference(target!);
  if (name === undefined) return undefined;
  const kept = printed(factory.createIntersectionTypeNode([factory.createTypeReferenceNode('key'), keys!]));
  const mapped = `{ [key in keyof ${name} as ${kept}]-?: ${name}[key]; }`;
  // The printer writes the name of a reference as it is.
  return factory.createIntersectionTypeNode([reference(name, uses), factory.createTypeReferenceNode(mapped)]);
}

/** `Record<string, never>`, the type of the constant `{}`; `Record` could be the name of a schema. */
function isRecord(node: Node): boolean {
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && node.typeName.text === 'Record';
}

/** The property with our comment instead of openapi-typescript's. */
function withComment(node: Node, text: string | undefined): Node {
  const comment = docComment(text);
  if (comment === '') return ts.setSyntheticLeadingComments(node, undefined);
  const kind = ts.SyntaxKind.MultiLineCommentTrivia;
  const body = comment.slice('/*'.length, -'*/'.length);
  return ts.setSyntheticLeadingComments(node, [{ kind, text: body, pos: -1, end: -1, hasTrailingNewLine: true }]);
}
