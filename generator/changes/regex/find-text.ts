import { type Automaton, automatonOf } from './automaton.ts';

export interface Wanted {
  /** Patterns that all have to match. */
  readonly matches: readonly string[];
  /** Patterns that must not all match; without any, nothing is asked of them. */
  readonly butNot?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Steps after which the search is given up. */
const MAX_STEPS = 20_000;

/**
 * The shortest text that matches some patterns and not others; `undefined` when there is none, and 'unknown' when a pattern is not
 * understood or the search takes too long. What says that there is none has looked at all texts, however long.
 */
export function findText(wanted: Wanted): string | undefined | 'unknown' {
  const { matches, butNot = [], minLength = 0, maxLength = Infinity } = wanted;
  const automata: Automaton[] = [];
  for (const pattern of [...matches, ...butNot]) {
    const automaton = automatonOf(pattern);
    if (automaton === undefined) return 'unknown';
    automata.push(automaton);
  }
  const fits = (sets: readonly ReadonlySet<number>[]): boolean => {
    const accepts = sets.map((set, index) => set.has(automata[index]!.end));
    return (
      accepts.slice(0, matches.length).every(Boolean) &&
      (butNot.length === 0 || !accepts.slice(matches.length).every(Boolean))
    );
  };
  const start = automata.map((automaton) => closure(automaton, [automaton.start]));
  let front: { readonly sets: readonly ReadonlySet<number>[]; readonly text: string }[] = [{ sets: start, text: '' }];
  const seen = new Set<string>();
  let steps = 0;
  for (let length = 0; front.length > 0; length += 1) {
    if (length >= minLength) {
      const found = front.find(({ sets }) => fits(sets));
      if (found !== undefined) return found.text;
    }
    if (length >= maxLength) return undefined;
    const next: typeof front = [];
    for (const { sets, text } of front) {
      for (const character of alphabet(automata, sets)) {
        steps += 1;
        if (steps > MAX_STEPS) return 'unknown';
        const moved = automata.map((automaton, index) => move(automaton, sets[index]!, character));
        // Where one of those that have to match can go nowhere, no longer text will.
        if (moved.slice(0, matches.length).some((set) => set.size === 0)) continue;
        const key = `${Math.min(length + 1, minLength)} ${moved.map((set) => [...set].sort((a, b) => a - b).join()).join('|')}`;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ sets: moved, text: text + String.fromCodePoint(character) });
      }
    }
    front = next;
  }
  return undefined;
}

function closure(automaton: Automaton, from: readonly number[]): Set<number> {
  const all = new Set<number>();
  const pending = [...from];
  for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
    if (all.has(state)) continue;
    all.add(state);
    pending.push(...automaton.states[state]!.free);
  }
  return all;
}

function move(automaton: Automaton, from: ReadonlySet<number>, character: number): Set<number> {
  const reached: number[] = [];
  for (const state of from) {
    for (const { ranges, to } of automaton.states[state]!.on) {
      if (ranges.some(([first, last]) => first <= character && character <= last)) reached.push(to);
    }
  }
  return closure(automaton, reached);
}

/** Characters that people can read, tried first in each class of characters that are alike here. */
const READABLE = [0x61, 0x41, 0x30, 0x31, 0x7a, 0x20, 0x2d, 0x5f, 0x2e, 0x21];

/** One character of each class that the automata treat alike from here on. */
function alphabet(automata: readonly Automaton[], sets: readonly ReadonlySet<number>[]): number[] {
  const bounds = new Set<number>([0]);
  sets.forEach((set, index) => {
    for (const state of set) {
      for (const { ranges } of automata[index]!.states[state]!.on) {
        for (const [first, last] of ranges) bounds.add(first).add(last + 1);
      }
    }
  });
  const sorted = [...bounds].filter((point) => point <= 0x10ffff).sort((a, b) => a - b);
  return sorted.flatMap((first, index) => {
    const last = (sorted[index + 1] ?? 0x110000) - 1;
    const readable = READABLE.find((point) => first <= point && point <= last);
    const point = readable ?? (first < 0x20 && last >= 0x21 ? 0x21 : first);
    // Halves of surrogate pairs are no characters.
    if (point >= 0xd800 && point <= 0xdfff) return last > 0xdfff ? [0xe000] : [];
    return [point];
  });
}
