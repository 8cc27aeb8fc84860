/** A place in the spec's files: the file, relative to the working directory, and the keys from its root down to the value. */
export interface Place {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Only where the file is no readable tree, so that no path leads there: line and column, both from 1. */
  readonly at?: { readonly line: number; readonly column: number };
}
