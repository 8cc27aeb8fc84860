import type { Place } from './place.ts';

/** Where a place stands in the text of its file. */
export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** How many code units of that line to underline, at least 1. */
  readonly length: number;
  /** The lines of the file, for showing the place in its surroundings; empty when the file can't be read. */
  readonly lines: readonly string[];
}

/** Finds a place in its file. Never throws: of what is not there, it gives the nearest thing around it. */
export type Locate = (place: Place) => Position;
