import type { Place } from './place.ts';

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 code units. */
  readonly column: number;
  /** How many code units of that line to underline, at least 1. */
  readonly length: number;
  /** The lines of the file, for a code frame; empty when the file can't be read. */
  readonly lines: readonly string[];
}

/** Finds a place in its file. Never throws: for a missing value it returns the nearest enclosing one. */
export type Locate = (place: Place) => Position;
