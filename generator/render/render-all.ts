import { joinPieces, piecesOf } from '../targets/pieces.ts';
import type { Piece, Unit } from '../targets/unit.ts';
import { formatText, withHeader } from './format.ts';

/** In this thread. The header of each file names the document `spec`. */
export async function renderAll(units: readonly Unit[], spec: string): Promise<string[]> {
  const texts: string[] = [];
  for (const unit of units) {
    const pieces = await renderPieces(piecesOf(unit).map((piece) => ({ path: unit.path, piece })));
    texts.push(withHeader(unit.path, joinPieces(unit, pieces), spec));
  }
  return texts;
}

/** Renders and formats pieces, one after the other. */
export async function renderPieces(pieces: readonly { path: string; piece: Piece }[]): Promise<string[]> {
  const texts: string[] = [];
  for (const { path, piece } of pieces) texts.push(await formatText(path, await piece.render()));
  return texts;
}
