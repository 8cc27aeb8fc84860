import type { ObjectLiteralExpression } from 'ts-morph';

/** Text to insert into a file; existing text does not change. */
export interface TextEdit {
  readonly at: number;
  readonly text: string;
}

/**
 * Inserts members after the last one of an object, in the same layout; a trailing comment stays on its line.
 */
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

/** Applies the edits, those at one place in order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = edits.toSorted((a, b) => a.at - b.at);
  return inOrder.reduceRight((edited, edit) => edited.slice(0, edit.at) + edit.text + edited.slice(edit.at), text);
}
