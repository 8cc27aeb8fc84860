import type { Locate, Place, Position } from '../../diagnostic/diagnostic.ts';
import { LenientYaml } from './lenient-yaml.ts';
import { type ParseYaml, parseYaml } from './load-yaml.ts';
import { PositionIndex } from './position-index.ts';
import { readFromDisk, type ReadText } from './sources.ts';

/**
 * Makes a function that finds places in files: the key of a member, the beginning of an item, or the
 * nearest enclosing value of something that is missing. It parses each file once, so make a new one after
 * files have changed.
 */
export function locateIn(readText: ReadText = readFromDisk, parse: ParseYaml = parseYaml): Locate {
  const texts = new Map<string, ReturnType<typeof parseText>>();
  return (place) => {
    if (!texts.has(place.file)) texts.set(place.file, parseText(place.file, readText, parse));
    return positionIn(texts.get(place.file), place);
  };
}

function parseText(file: string, readText: ReadText, parse: ParseYaml) {
  try {
    const text = readText(file).replace(/^\uFEFF/, '');
    const lines = text.split('\n');
    // The offset at which each line begins.
    let next = 0;
    const starts = lines.map((line) => (next += line.length + 1) - line.length - 1);
    const shown = text.includes('\r') ? lines.map((line) => line.replace(/\r$/, '')) : lines;
    return { lines: shown, starts, index: indexOf(text, parse) };
  } catch {
    return undefined;
  }
}

/** Returns `undefined` for a text that is not valid YAML. */
function indexOf(text: string, parse: ParseYaml): PositionIndex | LenientYaml | undefined {
  try {
    return new PositionIndex(text, parse);
  } catch {
    const yaml = new LenientYaml(text);
    return yaml.isReadable() ? yaml : undefined;
  }
}

function positionIn(text: ReturnType<typeof parseText>, place: Place): Position {
  const range = text?.index?.find(place.path);
  if (text === undefined || range === undefined || place.at !== undefined)
    return { line: 1, column: 1, ...place.at, length: 1, lines: text?.lines ?? [] };
  const line = lineOf(text.starts, range.start);
  const column = range.start - text.starts[line]!;
  const length = Math.max(1, Math.min(range.end - range.start, text.lines[line]!.length - column));
  return { line: line + 1, column: column + 1, length, lines: text.lines };
}

/** The index of the last line that begins at or before the offset. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
