import type { Field } from './field.ts';

/** A search result on a page: its anchor, and the text that finds it. */
export interface SearchPlace {
  readonly id: string;
  readonly text: string;
}

/** All fields as search results; an alternative has no name to search for. */
export function searchPlaces(fields: readonly Field[]): SearchPlace[] {
  return fields.flatMap((field) => [
    ...(field.required === undefined ? [] : [{ id: field.id, text: field.path }]),
    ...searchPlaces(field.children),
  ]);
}
