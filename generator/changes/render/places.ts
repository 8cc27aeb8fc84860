import { codeFrame } from '../../diagnostic/code-frame.ts';
import type { Locate, Place, Position } from '../../diagnostic/diagnostic.ts';
import type { Path } from '../side.ts';

export interface PlacedPosition extends Omit<Position, 'lines'> {
  readonly file: string;
  /** The file as people name it: with the commit when the file is as of another one. */
  readonly title: string;
  /** The lines around it, with a mark below; empty unless they were requested. */
  readonly frame: readonly string[];
}

/** Finds where the value at a path of the bundled document was written. */
export type Places = (path: Path, framed: boolean) => PlacedPosition;

export function placesOf(place: (path: Path) => Place, locate: Locate, titleOf: (file: string) => string): Places {
  return (path, framed) => placedPosition(place(path), locate, framed, titleOf);
}

export function placedPosition(
  place: Place,
  locate: Locate,
  framed = false,
  titleOf = (file: string) => file,
): PlacedPosition {
  const position = locate(place);
  const frame = framed ? codeFrame(position) : [];
  const { line, column, length } = position;
  return { line, column, length, file: place.file, title: titleOf(place.file), frame };
}
