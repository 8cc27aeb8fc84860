import type { ObjectLiteralExpression, SourceFile } from 'ts-morph';

/** Text to insert into a file; existing text does not change. */
export interface TextEdit {
  readonly at: number;
  readonly text: string;
}

/** Inserts members after the last one of an object, in the same layout; a trailing comment stays on its line. */
export function addMembers(object: ObjectLiteralExpression, members: readonly string[]): TextEdit[] {
  const last = object.getProperties().at(-1);
  if (last === undefined) return [{ at: object.getStart() + 1, text: ` ${members.join(', ')} ` }];
  const behind = object.getSourceFile().getFullText().slice(last.getEnd());
  const [whole, comma] = /^(\s*,)?([^\S\n]*\/\/[^\n]*|[^\S\n]*\/\*[^\n]*?\*\/)?/.exec(behind)!;
  const oneLine = object.getStartLineNumber() === last.getStartLineNumber();
  const before = oneLine ? ' ' : `\n${' '.repeat(last.getStart() - last.getStartLinePos())}`;
  const added = {
    at: last.getEnd() + whole.length,
    text: before + members.join(`,${before}`) + (comma === undefined ? '' : ','),
  };
  return comma === undefined ? [{ at: last.getEnd(), text: ',' }, added] : [added];
}

/** Imports a value in an existing import of the module, or on a new line. */
export function addImport(file: SourceFile, name: string, specifier: string): TextEdit[] {
  const declarations = file.getImportDeclarations();
  const values = declarations.filter((each) => each.getModuleSpecifierValue() === specifier && !each.isTypeOnly());
  const names = values.flatMap((each) => each.getNamedImports());
  if (names.some((each) => each.getName() === name && !each.isTypeOnly())) return [];
  const lastName = names.at(-1);
  if (lastName !== undefined) return [{ at: lastName.getEnd(), text: `, ${name}` }];
  const line = `import { ${name} } from '${specifier}';`;
  const neighbour =
    declarations.findLast((each) => each.getModuleSpecifierValue() === specifier) ?? declarations.at(-1);
  return [neighbour === undefined ? { at: 0, text: `${line}\n\n` } : { at: neighbour.getEnd(), text: `\n${line}` }];
}

/** Applies the edits, those at one place in order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = edits.toSorted((a, b) => a.at - b.at);
  const ends = [...inOrder.map(({ at }) => at), text.length];
  return ends.reduce(
    (made, end, index) => made + text.slice(ends[index - 1] ?? 0, end) + (inOrder[index]?.text ?? ''),
    '',
  );
}
