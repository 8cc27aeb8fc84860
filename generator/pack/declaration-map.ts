import ts from 'typescript';

import type { Named } from './spec-places.ts';

/** A name in a declaration file, and its position in the document. Lines and columns start at 0. */
interface Mapped {
  readonly line: number;
  readonly column: number;
  readonly source: number;
  readonly sourceLine: number;
  readonly sourceColumn: number;
}

/** Returns the file, relative to the declarations, and the position, from 0, of a part of the document. */
export type Locate = (place: Named['place']) => {
  readonly file: string;
  readonly line: number;
  readonly column: number;
};

export interface Names {
  /** By the names that the file declares. */
  readonly own: ReadonlyMap<string, Named>;
  /** By the names that it uses from the types package, such as `types.Customer`. */
  readonly types: ReadonlyMap<string, Named>;
}

/**
 * Returns a source map (ECMA-426) from the declared names of a declaration file to the document; undefined if the document
 * has none of them.
 */
export function declarationMap(file: string, text: string, named: Names, locate: Locate): string | undefined {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const sources: string[] = [];
  const mapped: Mapped[] = [];
  const map = (name: ts.Node, { place }: Named): void => {
    const { line, character } = tree.getLineAndCharacterOfPosition(name.getStart(tree));
    const at = locate(place);
    if (!sources.includes(at.file)) sources.push(at.file);
    mapped.push({
      line,
      column: character,
      source: sources.indexOf(at.file),
      sourceLine: at.line,
      sourceColumn: at.column,
    });
  };
  const members = (node: ts.Node, of: Named): void => {
    ts.forEachChild(node, (child) => {
      const name = ts.isPropertySignature(child) || ts.isMethodSignature(child) ? nameOf(child.name) : undefined;
      const member = name === undefined ? undefined : of.members.get(name);
      if (member !== undefined) map((child as ts.PropertySignature).name, member);
      members(child, member ?? of);
    });
  };
  for (const statement of tree.statements) {
    for (const { name, known } of declared(statement, named)) {
      map(name, known);
      members(statement, known);
    }
  }
  if (mapped.length === 0) return undefined;
  const rows = mapped.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return JSON.stringify({ version: 3, file, sourceRoot: '', sources, names: [], mappings: mappings(rows) });
}

/** The part of the document that a statement declares, by its own name or the name of its type. */
function declared(statement: ts.Statement, { own, types }: Names): { name: ts.Node; known: Named }[] {
  const find = (name: ts.Node, by: string, among = own): { name: ts.Node; known: Named }[] => {
    const known = among.get(by);
    return known === undefined ? [] : [{ name, known }];
  };
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return find(statement.name, statement.name.text);
  if (ts.isClassDeclaration(statement) && statement.name) return find(statement.name, statement.name.text);
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, type }) => {
    // `Validator<types.CustomersCreateBody>`, `Endpoint<CustomersCreateRequest, …>`
    const [first] = type && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
    if (first === undefined || !ts.isTypeReferenceNode(first)) return [];
    const { typeName } = first;
    return ts.isQualifiedName(typeName) ? find(name, typeName.right.text, types) : find(name, typeName.text);
  });
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : undefined;
}

/**
 * Readers use the next mapping for names without one. An empty mapping before each mapped name prevents that.
 */
function mappings(rows: readonly Mapped[]): string {
  const lines: string[][] = [];
  let before = { source: 0, sourceLine: 0, sourceColumn: 0 };
  for (const [line, own] of Map.groupBy(rows, (row) => row.line)) {
    let column = 0;
    lines[line] = own.flatMap((row) => {
      const segments = [
        vlq(row.column - 1 - column),
        vlq(1) +
          vlq(row.source - before.source) +
          vlq(row.sourceLine - before.sourceLine) +
          vlq(row.sourceColumn - before.sourceColumn),
      ];
      column = row.column;
      before = row;
      return segments;
    });
  }
  return Array.from(lines, (line) => (line ?? []).join()).join(';');
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 VLQ: five bits per digit, lowest first; the lowest bit is the sign. */
function vlq(value: number): string {
  let rest = value < 0 ? -value * 2 + 1 : value * 2;
  let text = '';
  do {
    const digit = rest & 31;
    rest >>= 5;
    text += DIGITS[rest > 0 ? digit + 32 : digit];
  } while (rest > 0);
  return text;
}
