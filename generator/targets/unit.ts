import type { Api } from '../model/api.ts';

/**
 * The whole `Api`, or an object in it: an operation, a schema, the list of errors. Parts are frozen, and a
 * part that an edit of the spec has not changed is the same object (`===`) in the next `Api`.
 */
export type ApiPart = object;

interface Rendered {
  /** Every part of the `Api` that the text depends on. A watch renders again only if one has changed. */
  readonly from: readonly ApiPart[];
  /** Returns the text, not yet formatted. */
  render(): string | Promise<string>;
}

/** A stretch of a file, before it is rendered. The formatter must be able to read its text on its own. */
export interface Piece extends Rendered {
  /** Identifies it in its file. */
  readonly name: string;
}

/** One output file, before it is rendered. */
export interface Unit extends Rendered {
  /** Relative to the output folder, with forward slashes: `client/src/index.ts`. */
  readonly path: string;
  /** Of a large file, made by `fileOfPieces`. A watch renders and formats only changed pieces again. */
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
  /** A pure function: expensive work belongs into `render` of its units, or a `lazy` view they share. */
  emit(api: Api, options: TargetOptions): readonly Unit[];
}

export interface RenderedFile {
  readonly path: string;
  readonly text: string;
}

/** A file as it is written, with what it depends on. */
export interface OutputFile extends RenderedFile, Pick<Unit, 'from'> {}

/** A file that is rendered piece by piece. `from` lists what the whole file depends on. */
export function fileOfPieces(
  path: string,
  from: readonly ApiPart[],
  pieces: readonly Piece[],
  join = (texts: readonly string[]): string => texts.join(''),
): Unit {
  const render = async (): Promise<string> => join(await Promise.all(pieces.map((piece) => piece.render())));
  return { path, from, render, pieces, join };
}

/** The pieces of a file; most files are one piece. */
export function piecesOf(unit: Unit): readonly Piece[] {
  return unit.pieces ?? [{ name: '', from: unit.from, render: () => unit.render() }];
}

export function joinPieces(unit: Unit, texts: readonly string[]): string {
  return unit.join?.(texts) ?? texts.join('');
}
