import { codeFrame } from '../../diagnostic/code-frame.ts';
import type { Place } from '../../diagnostic/place.ts';
import type { Locate, Position } from '../../diagnostic/position.ts';
import type { Version } from '../base/load-version.ts';
import type { Path } from '../side.ts';

export interface PlacedPosition extends Position {
  readonly file: string;
  /** The file as people name it: with the commit when the file is as of another one. */
  readonly title: string;
  /** The lines around it, with a mark below; empty unless they were requested. */
  readonly frame: readonly string[];
}

/** Finds where the value at a path of the bundled document was written. */
export type Places = (path: Path, framed: boolean) => PlacedPosition;

export function placesOf({ spec, locate, titleOf }: Version): Places {
  return (path, framed) => placedPosition(spec.place(path), locate, framed, titleOf);
}

export function placedPosition(
  place: Place,
  locate: Locate,
  framed = false,
  titleOf = (file: string) => file,
): PlacedPosition {
  const position = locate(place);
  const frame = framed ? codeFrame(position) : [];
  return { ...position, file: place.file, title: titleOf(place.file), frame };
}
