import { codeFrame } from '../../diagnostic/code-frame.ts';
import type { Place } from '../../diagnostic/place.ts';
import type { Locate } from '../../diagnostic/position.ts';
import type { Path } from '../side.ts';

/** A position in a file, ready to be shown. */
export interface PlacedPosition {
  readonly file: string;
  /** The file as people call it: with the commit when it is of another one. */
  readonly title: string;
  /** From 1, as in a `Position`. */
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The lines around it, with a mark below; empty where nobody asked for them. */
  readonly frame: readonly string[];
}

export interface WantedPosition {
  /** In the bundled document. */
  readonly path: Path;
  readonly framed: boolean;
}

/** Finds out where the values of a document were written. */
export interface Places {
  readonly find: (wanted: readonly WantedPosition[]) => readonly PlacedPosition[];
}

export function placedPosition(
  place: Place,
  locate: Locate,
  framed = false,
  titleOf = (file: string) => file,
): PlacedPosition {
  const position = locate(place);
  const { line, column, length } = position;
  const frame = framed ? codeFrame(position) : [];
  return { file: place.file, title: titleOf(place.file), line, column, length, frame };
}

/** The places of a document that was loaded here. */
export function placesOf(place: (path: Path) => Place, locate: Locate, titleOf?: (file: string) => string): Places {
  return {
    find: (wanted) => wanted.map(({ path, framed }) => placedPosition(place(path), locate, framed, titleOf)),
  };
}
