import { createRequire } from 'node:module';

import type { DFA, ReadonlyDFA } from 'refa';

import { MAX_NODES, patternAutomaton, type Refa } from './pattern-automaton.ts';

export interface TextQuery {
  /** Patterns that all have to match. */
  readonly matches: readonly string[];
  /** Patterns that must not all match; without any, there is no such condition. */
  readonly butNot?: readonly string[];
  /** In characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** Transitions after which the search stops: it takes about 20 ms. */
const MAX_STEPS = 20_000;

const require = createRequire(import.meta.url);

/**
 * The shortest text that matches some patterns and not others; `undefined` when there is none, however
 * long, and `unknown` when `refa` refuses a pattern or the work exceeds its bounds.
 */
export function findText(query: TextQuery): string | undefined | 'unknown' {
  const { matches, butNot = [] } = query;
  const refa = require('refa') as Refa;
  try {
    const wanted = intersection(refa, matches);
    if (butNot.length === 0) return shortestText(wanted, query);
    const excluded = intersection(refa, butNot);
    excluded.complement(new refa.DFA.LimitedNodeFactory(MAX_NODES));
    const factory = new refa.DFA.LimitedNodeFactory(MAX_NODES);
    return shortestText(refa.DFA.fromIntersection(wanted, excluded, factory), query);
  } catch {
    return 'unknown';
  }
}

function intersection(refa: Refa, patterns: readonly string[]): DFA {
  const factory = (): DFA.LimitedNodeFactory => new refa.DFA.LimitedNodeFactory(MAX_NODES);
  return patterns
    .map((pattern) => refa.DFA.fromFA(patternAutomaton(refa, pattern), factory()))
    .reduce((all, next) => refa.DFA.fromIntersection(all, next, factory()));
}

/** A breadth-first search, which counts characters up to `minLength` as a part of the state. */
function shortestText(
  { initial, finals }: ReadonlyDFA,
  { minLength = 0, maxLength = Infinity }: TextQuery,
): string | undefined | 'unknown' {
  let front: { readonly node: DFA.ReadonlyNode; readonly text: string }[] = [{ node: initial, text: '' }];
  let seen = new Set([initial]);
  let steps = 0;
  for (let length = 0; front.length > 0 && length <= maxLength; length += 1) {
    const found = length < minLength ? undefined : front.find(({ node }) => finals.has(node));
    if (found !== undefined) return found.text;
    // A shorter text that leads to the same node does not count while the text is too short.
    if (length < minLength) seen = new Set();
    const next: typeof front = [];
    for (const { node, text } of front) {
      for (const [to, character] of transitions(node)) {
        steps += 1;
        if (steps > MAX_STEPS) return 'unknown';
        if (seen.has(to)) continue;
        seen.add(to);
        next.push({ node: to, text: text + String.fromCodePoint(character) });
      }
    }
    front = next;
  }
  return undefined;
}

const READABLE = [0x61, 0x41, 0x30, 0x31, 0x7a, 0x20, 0x2d, 0x5f, 0x2e, 0x21];

/** The next nodes, each with the most readable character that leads there, except surrogates. */
function transitions(node: DFA.ReadonlyNode): Map<DFA.ReadonlyNode, number> {
  const best = new Map<DFA.ReadonlyNode, number>();
  for (const [{ min, max }, to] of node.out) {
    const readable = READABLE.find((point) => min <= point && point <= max);
    const point = readable ?? (min < 0x21 && max >= 0x21 ? 0x21 : min >= 0xd800 && min <= 0xdfff ? 0xe000 : min);
    if (point <= max && rank(point) < rank(best.get(to))) best.set(to, point);
  }
  return best;
}

function rank(point: number | undefined): number {
  if (point === undefined) return Infinity;
  const index = READABLE.indexOf(point);
  return index === -1 ? READABLE.length + point : index;
}
