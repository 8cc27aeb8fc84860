import { PROSE_HELPERS } from '../../template-helpers.ts';
import { MarkdownText } from '../markup/safe-text.ts';
import type { Field } from './field-reader.ts';
import type { About } from './values.ts';

/** One line of Markdown: type and marks, the description, then the facts. */
export function valueMarkdown({ type, marks, description = '', facts, examples }: About): MarkdownText {
  const { md, code, line } = PROSE_HELPERS;
  const head = [type, ...marks.map(({ label }) => label)].map(md).join(', ');
  const tail = [...facts, ...examples].map(({ label, values, note }) =>
    values.length === 0 ? `${md(label)}.` : [`${md(label)}:`, ...values.map(code), note].filter(Boolean).join(' '),
  );
  const text = description.trim();
  const about = text !== '' ? `: ${text}` : tail.length > 0 ? '.' : '';
  return new MarkdownText(line(`${head}${about}${tail.map((fact) => ` ${fact}`).join('')}`));
}

/**
 * The fields that differ between versions of a payload, with one cell for each version. Accepts the newest
 * version first; the cells start with the oldest.
 */
export function fieldChanges(versions: readonly (readonly Field[])[]): object[] {
  const tables = versions.map((fields) => new Map(flat(fields))).toReversed();
  const paths = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  return paths
    .map((path) => ({ path, texts: tables.map((table) => table.get(path)) }))
    .filter(({ texts }) => new Set(texts).size > 1)
    .map(({ path, texts }) => ({
      path,
      cells: texts.map((text, index) => {
        const before = index === 0 ? text : texts[index - 1];
        if (text === undefined) return { kind: 'absent', text: before === undefined ? 'not present' : 'removed' };
        if (before === undefined) return { kind: 'added', text };
        return { kind: before === text ? 'same' : 'changed', text };
      }),
    }));
}

function flat(fields: readonly Field[]): [string, string][] {
  return fields.flatMap((field) => [
    [field.path === '' ? field.name : field.path, valueLine(field.about)],
    ...flat(field.children),
  ]);
}

/** Everything except examples on one line: `string or null, required, At most 1024 characters`. */
function valueLine({ type, marks, facts }: About): string {
  const lines = facts.map(({ label, values }) => [label, values.join(', ')].filter(Boolean).join(' '));
  return [type, ...marks.map(({ label }) => label), ...lines].join(', ');
}
