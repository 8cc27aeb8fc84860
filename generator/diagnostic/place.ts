/** A place in the spec's files: the file, relative to the working directory, and the keys from its root down to the value. */
export interface Place {
  readonly file: string;
  readonly path: readonly (string | number)[];
}
