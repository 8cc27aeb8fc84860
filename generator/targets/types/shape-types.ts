import { Project, SyntaxKind, ts } from 'ts-morph';

import { docComment } from '../code.ts';
import type { RenderedType } from './declaration.ts';

type Shape = Pick<RenderedType, 'isInterface' | 'text' | 'uses'>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Takes openapi-typescript's `components` apart: a look-up from a schema's name to its type, in which every other
 * schema goes by its plain name and every property has its comment back. Walks the compiler's nodes and cuts text,
 * since ts-morph's own manipulation parses the file again for each change.
 */
export function shapeTypes(printed: string, comments: readonly string[]): (name: string) => Shape {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
  });
  const file = project.createSourceFile('components.ts', printed);
  const schemas = file
    .getInterfaceOrThrow('components')
    .getPropertyOrThrow('schemas')
    .getTypeNodeOrThrow().compilerNode;
  const types = new Map<string, ts.TypeNode>();
  // ts-morph would wrap each of these thousands of nodes in one of its own.
  for (const member of ts.isTypeLiteralNode(schemas) ? schemas.members : [])
    if (ts.isPropertySignature(member) && ts.isIdentifier(member.name)) types.set(member.name.text, member.type!);
  const shapes = new Map<string, Shape>();
  return (name) => {
    const known = shapes.get(name);
    if (known !== undefined) return known;
    const type = types.get(name);
    if (type === undefined) throw new Error(`openapi-typescript printed no type for ${name}`);
    const made = shape(type, printed, comments);
    shapes.set(name, made);
    return made;
  };
}

function shape(type: ts.TypeNode, printed: string, comments: readonly string[]): Shape {
  const edits: Edit[] = [];
  const uses = new Set<string>();
  const cut = (start: number, end: number, text: string): void => void edits.push({ start, end, text });
  const visit = (node: ts.Node): void => {
    const name = schemaReference(node);
    if (name !== undefined) {
      uses.add(name);
      cut(node.getStart(), node.end, name);
      return;
    }
    const seam = openEndedSeam(node);
    if (seam) cut(seam.start, seam.end, ' ');
    const strict = requiredMembers(node);
    if (strict) {
      uses.add(strict.name);
      cut(node.getStart(), node.end, strictType(strict, ts.isArrayTypeNode(node.parent)));
      return;
    }
    if (isRecord(node)) cut(node.getStart(), node.end, '{ [key: string]: never }');
    for (const doc of (node as { readonly jsDoc?: readonly ts.JSDoc[] }).jsDoc ?? [])
      cut(doc.pos, doc.end, restoredComment(doc.getText(), comments));
    ts.forEachChild(node, visit);
  };
  visit(type);
  const isInterface = type.kind === SyntaxKind.TypeLiteral || openEndedSeam(type) !== undefined;
  return { isInterface, text: applied(edits, printed, type.getStart(), type.end), uses: [...uses].sort() };
}

/** `Customer` of `components["schemas"]["Customer"]`. */
function schemaReference(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  return literalText(node.indexType);
}

function literalText(node: ts.Node): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined;
}

/**
 * Where `{ a: string } & { [key: string]: unknown }` is sewn together: without the seam it is one literal that says the
 * same.
 */
function openEndedSeam(node: ts.Node): { start: number; end: number } | undefined {
  if (!ts.isIntersectionTypeNode(node) || node.types.length !== 2) return undefined;
  const [members, rest] = node.types;
  if (!members || !rest || !ts.isTypeLiteralNode(members) || !ts.isTypeLiteralNode(rest)) return undefined;
  const signature = rest.members[0];
  if (!signature || !ts.isIndexSignatureDeclaration(signature) || signature.type.kind !== SyntaxKind.UnknownKeyword)
    return undefined;
  return { start: members.members.end, end: signature.getStart() };
}

/** `WithRequired<components["schemas"]["Customer"], "id">`; that helper's name could be a schema's. */
function requiredMembers(node: ts.Node): { name: string; keys: string } | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments?.length !== 2) return undefined;
  const [target, keys] = node.typeArguments;
  const name = target && schemaReference(target);
  return name === undefined || keys === undefined ? undefined : { name, keys: keys.getText() };
}

/** Maps over `keyof`, or else `-?` would leave `undefined` in. A lower-case `key` can't be the name of a schema. */
function strictType({ name, keys }: { name: string; keys: string }, asItem: boolean): string {
  const text = `${name} & { [key in keyof ${name} as key & (${keys})]-?: ${name}[key] }`;
  return asItem ? `(${text})` : text;
}

/** `Record<string, never>`, its word for `{}` as a constant; that too could be the name of a schema. */
function isRecord(node: ts.Node): boolean {
  return ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName) && node.typeName.text === 'Record';
}

/**
 * openapi-typescript's comment names ours by its index in the first words; one without an index has nothing to add to
 * the type.
 */
function restoredComment(printed: string, comments: readonly string[]): string {
  const index = /^[/*\s]*(\d+)/.exec(printed)?.[1];
  return index === undefined ? '' : docComment(comments[Number(index)]);
}

function applied(edits: readonly Edit[], text: string, start: number, end: number): string {
  const pieces: string[] = [];
  let at = start;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return pieces.join('') + text.slice(at, end);
}
