import type { Field } from './field-reader.ts';

/** A place on a page: its id, and the words that lead to it. */
export interface SearchPlace {
  readonly id: string;
  readonly words: string;
}

/** The fields of a page as places, with everything below them. */
export function searchPlaces(fields: readonly Field[]): SearchPlace[] {
  return fields.flatMap((field) => [
    ...(field.required === undefined ? [] : [{ id: field.id, words: field.path }]),
    ...searchPlaces(field.children),
  ]);
}
