import { encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import ts from 'typescript';

import type { Place, Position } from '../diagnostic/diagnostic.ts';
import type { Named, SpecPlaces } from './spec-places.ts';

/** A name in a declaration file, with its line and column from 0, and its position in the document. */
interface Mapped extends Pick<Position, 'line' | 'column'> {
  readonly at: Pick<Position, 'line' | 'column'> & { readonly file: string };
}

/** The names of the types package, such as `types.Customer`, and those that the file declares. */
interface Names extends Pick<SpecPlaces, 'types'> {
  readonly own: SpecPlaces['types'];
}

/**
 * Returns a source map (ECMA-426) from the declared names of a declaration file to the document; undefined
 * if the document has none of them. `locate` names files relative to the declarations.
 */
export function declarationMap(
  file: string,
  text: string,
  named: Names,
  locate: (place: Place) => Mapped['at'],
): string | undefined {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const mapped: Mapped[] = [];
  const map = (name: ts.Node, { place }: Named): void => {
    const { line, character: column } = tree.getLineAndCharacterOfPosition(name.getStart(tree));
    mapped.push({ line, column, at: locate(place) });
  };
  const members = (node: ts.Node, of: Named): void => {
    ts.forEachChild(node, (child) => {
      const name = ts.isPropertySignature(child) || ts.isMethodSignature(child) ? child.name : undefined;
      const member = name === undefined ? undefined : of.members.get(nameOf(name) ?? '');
      if (member !== undefined) map(name!, member);
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
  const sources = [...new Set(mapped.map(({ at }) => at.file))];
  const rows = mapped.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return JSON.stringify({ version: 3, file, sourceRoot: '', sources, names: [], mappings: mappings(rows, sources) });
}

/** The parts of the document that a statement declares, by its own name or the name of its type. */
function declared(statement: ts.Statement, { own, types }: Names): { name: ts.Node; known: Named }[] {
  const find = (name: ts.Node, known: Named | undefined) => (known === undefined ? [] : [{ name, known }]);
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name === undefined ? [] : find(statement.name, own.get(statement.name.text));
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, type }) => {
    // `Validator<types.CustomersCreateBody>`, `Endpoint<CustomersCreateRequest, …>`
    const [first] = type && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
    if (first === undefined || !ts.isTypeReferenceNode(first)) return [];
    const { typeName } = first;
    return find(name, ts.isQualifiedName(typeName) ? types.get(typeName.right.text) : own.get(typeName.text));
  });
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : undefined;
}

/** An empty mapping before each mapped name prevents readers from using it for the names before it. */
function mappings(rows: readonly Mapped[], sources: readonly string[]): string {
  const lines: SourceMapMappings = [];
  for (const { line, column, at } of rows)
    (lines[line] ??= []).push([column - 1], [column, sources.indexOf(at.file), at.line - 1, at.column - 1]);
  return encode(Array.from(lines, (line) => line ?? []));
}
