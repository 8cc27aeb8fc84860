import type { Locate } from '../diagnostic/position.ts';
import { positionIn, readPositions, type Text } from '../load/locate.ts';
import type { ReadText } from '../load/sources.ts';

/** Finds places in files that are read so: as they were when they were compared, or in another commit. */
export function locateIn(readText: ReadText): Locate {
  const texts = new Map<string, Text | undefined>();
  return (place) => {
    if (!texts.has(place.file)) texts.set(place.file, positionsOf(readText, place.file));
    return positionIn(texts.get(place.file), place);
  };
}

function positionsOf(readText: ReadText, file: string): Text | undefined {
  try {
    return readPositions(readText(file));
  } catch {
    return undefined;
  }
}
