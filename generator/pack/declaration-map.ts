import { encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec';
import ts from 'typescript';

import type { Place, Position } from '../diagnostic/diagnostic.ts';
import { type Named, REFERENCE, type SpecPlaces } from './spec-places.ts';

/** A name in a declaration file, with its line and column from 0, and its position in the document. */
interface Mapped extends Pick<Position, 'line' | 'column'> {
  readonly at: Pick<Position, 'line' | 'column'> & { readonly file: string };
}

/** How the parts of the document behind declarations are found: by name, or by a reference in a comment. */
interface Known extends Pick<SpecPlaces, 'sources'> {
  readonly names: ReadonlyMap<string, Named>;
}

/**
 * Returns a source map (ECMA-426) from the declared names of a declaration file to the document; undefined
 * if the document has none of them. A name that is not known comes from the first place that its comment, or
 * one of its members, refers to. `locate` names files relative to the declarations.
 */
export function declarationMap(
  file: string,
  text: string,
  { names, sources }: Known,
  locate: (place: Place) => Mapped['at'],
): string | undefined {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const mapped: Mapped[] = [];
  const map = (name: ts.Node, node: ts.Node, known: Named | undefined): void => {
    const references = node.getFullText(tree).matchAll(REFERENCE);
    const place = known?.place ?? references.map(([, , source]) => sources.get(source!)).find((each) => each);
    if (place === undefined) return;
    const { line, character: column } = tree.getLineAndCharacterOfPosition(name.getStart(tree));
    mapped.push({ line, column, at: locate(place) });
  };
  const mapMembers = (node: ts.Node, of: Named | undefined): void => {
    ts.forEachChild(node, (child) => {
      const name = ts.isPropertySignature(child) || ts.isMethodSignature(child) ? child.name : undefined;
      const member = name && of?.members.get(nameOf(name) ?? '');
      if (name !== undefined) map(name, child, member);
      mapMembers(child, member ?? of);
    });
  };
  for (const statement of tree.statements) {
    for (const name of declaredNames(statement)) {
      const known = names.get(name.getText(tree));
      map(name, statement, known);
      mapMembers(statement, known);
    }
  }
  if (mapped.length === 0) return undefined;
  const files = [...new Set(mapped.map(({ at }) => at.file))];
  const rows = mapped.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return JSON.stringify({
    version: 3,
    file,
    sourceRoot: '',
    sources: files,
    names: [],
    mappings: mappings(rows, files),
  });
}

function declaredNames(statement: ts.Statement): ts.Node[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name === undefined ? [] : [statement.name];
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name) : [];
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
