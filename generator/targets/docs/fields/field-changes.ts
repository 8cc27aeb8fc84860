import type { Field } from './field-reader.ts';
import { wordsInLine } from './field-text.ts';

/** A field that is not the same in all versions, with what each says of it. */
export interface FieldChange {
  readonly path: string;
  readonly cells: readonly { readonly kind: 'absent' | 'added' | 'changed' | 'same'; readonly words: string }[];
}

/** What differs between versions of a payload, which are given from the oldest to the newest. */
export function fieldChanges(versions: readonly (readonly Field[])[]): FieldChange[] {
  const tables = versions.map((fields) => new Map(flat(fields)));
  const paths = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  return paths
    .map((path) => ({ path, words: tables.map((table) => table.get(path)) }))
    .filter(({ words }) => new Set(words).size > 1)
    .map(({ path, words }) => ({
      path,
      cells: words.map((one, index) => {
        const before = index === 0 ? one : words[index - 1];
        if (one === undefined) return { kind: 'absent', words: before === undefined ? 'not there' : 'removed' };
        if (before === undefined) return { kind: 'added', words: one };
        return { kind: before === one ? 'same' : 'changed', words: one };
      }),
    }));
}

function flat(fields: readonly Field[]): [string, string][] {
  return fields.flatMap((field) => [
    [field.path === '' ? field.name : field.path, wordsInLine(field.about, field.required === true)],
    ...flat(field.children),
  ]);
}
