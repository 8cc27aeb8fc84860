import type { Field } from './field.ts';
import { fieldLine } from './field-text.ts';

/** A field that differs between versions, with one cell for each version. */
export interface FieldChange {
  readonly path: string;
  readonly cells: readonly { readonly kind: 'absent' | 'added' | 'changed' | 'same'; readonly text: string }[];
}

/** Compares versions of a payload, passed from the oldest to the newest. */
export function fieldChanges(versions: readonly (readonly Field[])[]): FieldChange[] {
  const tables = versions.map((fields) => new Map(flat(fields)));
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
    [field.path === '' ? field.name : field.path, fieldLine(field.about, field.required === true)],
    ...flat(field.children),
  ]);
}
