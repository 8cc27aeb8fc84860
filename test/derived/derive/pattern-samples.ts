import { parsePattern, type PatternNode } from './parse-pattern.ts';

/** The number of repetitions to try where a pattern sets no upper bound. */
const MANY = 3;
/** Edits the shortest and the longest matching text. */
const EDITED = 2;
/** Characters that a pattern may not take where it takes others. */
const OUTSIDERS = ['!', ' ', 'A', 'é', '\n'];

/** The choices that turn a pattern into one text: repetitions, options and characters. */
interface Reading {
  readonly count: (repeat: number, min: number, max: number) => number;
  readonly option: (choices: number) => number;
  readonly character: (position: number, choices: number) => number;
}

const shortest: Reading = { count: (_repeat, min) => min, option: () => 0, character: () => 0 };

/** Texts at the edges of a pattern: shortest, longest, each part alone at its longest, and each option. */
export function matching(pattern: string): string[] {
  const node = parsePattern(pattern);
  const longest = (min: number, max: number): number => (max === Infinity ? min + MANY : max);
  const repeats = Array.from({ length: countRepeats(node) }, (_, at) => at);
  const readings: Reading[] = [
    shortest,
    { ...shortest, count: (_repeat, min, max) => longest(min, max) },
    ...repeats.map((only): Reading => ({
      ...shortest,
      count: (repeat, min, max) => (repeat === only ? longest(min, max) : min),
    })),
    { ...shortest, count: (_repeat, min, max) => longest(min, max), option: (choices) => choices - 1 },
  ];
  return unique(readings.map((reading) => write(node, reading))).filter(matcher(pattern));
}

/** Texts that narrowly miss a pattern: one repetition more or less, an extra or a wrong character. */
export function mismatching(pattern: string): string[] {
  const node = parsePattern(pattern);
  const repeats = Array.from({ length: countRepeats(node) }, (_, at) => at);
  const offByOne = repeats.flatMap((only) =>
    [-1, 1].map((by) =>
      write(node, {
        ...shortest,
        count: (repeat, min, max) =>
          repeat === only
            ? Math.max(0, by < 0 ? min - 1 : max === Infinity ? min : max + 1)
            : Math.min(Math.max(min, 1), max),
      }),
    ),
  );
  const edited = matching(pattern).slice(0, EDITED).flatMap(edits);
  const isMatch = matcher(pattern);
  return unique([...offByOne, ...edited]).filter((text) => !isMatch(text));
}

/** `count` different texts, or fewer if the pattern matches fewer. */
export function variants(pattern: string, count: number): string[] {
  const node = parsePattern(pattern);
  const found = new Set<string>();
  for (let number = 0; found.size < count && number < count * MANY; number++) {
    const digit = (position: number, choices: number): number => Math.floor(number / choices ** position) % choices;
    const text = write(node, {
      ...shortest,
      count: (_repeat, min, max) => Math.min(Math.max(min, 1), max),
      character: digit,
    });
    if (matcher(pattern)(text)) found.add(text);
  }
  return [...found];
}

/** A text of `length` characters, if lengthening one part produces one. */
export function ofLength(pattern: string, length: number): string | undefined {
  const node = parsePattern(pattern);
  const base = write(node, shortest);
  const missing = length - base.length;
  if (missing < 0) return undefined;
  const grown = Array.from({ length: countRepeats(node) }, (_, only) =>
    write(node, { ...shortest, count: (repeat, min, max) => (repeat === only ? Math.min(min + missing, max) : min) }),
  );
  return [base, ...grown, base + 'x'.repeat(missing)].find((text) => text.length === length && matcher(pattern)(text));
}

export function matcher(pattern: string): (text: string) => boolean {
  const expression = new RegExp(pattern, 'u');
  return (text) => expression.test(text);
}

function edits(text: string): string[] {
  const middle = Math.floor(text.length / 2);
  const replaced = OUTSIDERS.map((outsider) => text.slice(0, middle) + outsider + text.slice(middle + 1));
  return [
    ...replaced,
    `!${text.slice(1)}`,
    `${text.slice(0, -1)}!`,
    text.slice(1),
    text.slice(0, -1),
    `${text}x`,
    `${text}\n`,
    ` ${text}`,
  ];
}

function write(node: PatternNode, reading: Reading): string {
  let repeat = 0;
  let position = 0;
  const text = (part: PatternNode): string => {
    if (part.kind === 'character') {
      const { choices } = part;
      return (choices.length < 2 ? choices[0] : choices[reading.character(position++, choices.length)]) ?? '';
    }
    if (part.kind === 'sequence') return part.parts.map(text).join('');
    if (part.kind === 'choice') return text(part.options[reading.option(part.options.length)]!);
    const times = reading.count(repeat++, part.min, part.max);
    const first = repeat;
    let all = '';
    for (let time = 0; time < times; time++) {
      repeat = first;
      all += text(part.part);
    }
    repeat = first + countRepeats(part.part);
    return all;
  };
  return text(node);
}

/** Numbers repetitions in the order of the source, including those of all options. */
function countRepeats(node: PatternNode): number {
  if (node.kind === 'character') return 0;
  if (node.kind === 'repeat') return 1 + countRepeats(node.part);
  return (node.kind === 'sequence' ? node.parts : node.options).reduce((sum, part) => sum + countRepeats(part), 0);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
