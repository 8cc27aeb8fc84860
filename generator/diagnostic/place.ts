/**
 * A place in the spec's files: the file, relative to the working directory, and the keys from its root down
 * to the value.
 */
export interface Place {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /**
   * Line and column, both from 1. Only for a file that can't be parsed, in which no path leads anywhere.
   */
  readonly at?: { readonly line: number; readonly column: number };
}
