import type { Locate } from '../diagnostic/position.ts';
import { positionIn, readPositions, type Text } from '../load/read/locate.ts';
import type { Source } from '../load/read/parse-source.ts';
import type { ReadText } from '../load/read/sources.ts';

/**
 * Finds places in files that are read so: as they were when they were compared, or in another commit. In `parsed`, which is one of
 * them, they are found sooner: of megabytes, looking for its blocks takes longer than everything else here.
 */
export function locateIn(readText: ReadText, parsed?: Source): Locate {
  const texts = new Map<string, Text | undefined>();
  return (place) => {
    if (!texts.has(place.file)) texts.set(place.file, positionsOf(readText, place.file, parsed));
    return positionIn(texts.get(place.file), place);
  };
}

function positionsOf(readText: ReadText, file: string, parsed: Source | undefined): Text | undefined {
  try {
    return readPositions(readText(file), parsed?.file === file ? parsed.entries : undefined);
  } catch {
    return undefined;
  }
}
