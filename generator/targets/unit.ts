import type { Api } from '../model/api.ts';

/**
 * The whole `Api`, or an object in it: an operation, a schema, the list of errors. Parts are frozen, and a
 * part that an edit of the spec has not changed is the same object (`===`) in the next `Api`.
 */
export type ApiPart = object;

/** A stretch of a file, before it is rendered. */
export interface Piece {
  /** Identifies it in its file. */
  readonly name: string;
  /** Every part of the `Api` that the text depends on. */
  readonly from: readonly ApiPart[];
  /** Returns the text, not yet formatted. The formatter must be able to read it on its own. */
  render(): string | Promise<string>;
}

/** One output file, before it is rendered. */
export interface Unit {
  /** Relative to the output folder, with forward slashes: `client/src/index.ts`. */
  readonly path: string;
  /**
   * Every part of the `Api` that the text depends on. A watch renders the unit again only if one of them
   * has changed.
   */
  readonly from: readonly ApiPart[];
  /** Returns the text, not yet formatted. */
  render(): string | Promise<string>;
  /**
   * Only of a large file, made by `fileOfPieces`. A watch renders and formats only those pieces again of
   * which a part has changed.
   */
  readonly pieces?: readonly Piece[];
  /** Returns the text of the file from the texts of its pieces, formatted or not. */
  join?(texts: readonly string[]): string;
}

export interface TargetOptions {
  /** npm scope of the generated packages, with the `@`. */
  readonly scope: string;
}

/** One kind of output. To add one, add a module to this folder, its templates, and a line in `index.ts`. */
export interface Target {
  /** Also the folder below the output folder and, behind the scope, the package's name. */
  readonly name: string;
  /**
   * A pure function: what is expensive belongs into the `render` of its units, or into a `lazy` view that
   * they share.
   */
  emit(api: Api, options: TargetOptions): readonly Unit[];
}

export interface RenderedFile {
  readonly path: string;
  readonly text: string;
}
