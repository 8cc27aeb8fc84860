import type { ApiPart, Piece, Unit } from './unit.ts';

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
