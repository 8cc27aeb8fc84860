/** The file of the spec, relative to the working directory, and the keys from its root to the value. */
export interface Place {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Line and column, from 1. Only for a file that can't be parsed, in which no path leads anywhere. */
  readonly at?: { readonly line: number; readonly column: number };
}
