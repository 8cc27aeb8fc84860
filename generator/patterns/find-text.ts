import { createRequire } from 'node:module';

import type { Concatenation, DFA, NFA, NoParent, Node, ReadonlyDFA } from 'refa';
import type * as refa from 'refa';

export interface TextQuery {
  /** Patterns that all have to match. */
  readonly matches: readonly string[];
  /** Patterns that must not all match; without any, there is no such condition. */
  readonly butNot?: readonly string[];
  /** In characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** The library `refa`: 1 MB of JavaScript that only a changed pattern needs. */
type Refa = typeof refa;

/** Larger expressions and automata are not built; a pattern of this size takes about 50 ms. */
const MAX_NODES = 4000;

/** Transitions after which the search stops: it takes about 20 ms. */
const MAX_STEPS = 20_000;

const require = createRequire(import.meta.url);

/**
 * The shortest text that matches some patterns and not others; `undefined` when there is none, however
 * long, and `unknown` when `refa` rejects a pattern or the work exceeds its bounds.
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

/**
 * The automaton of a pattern as JSON Schema reads it: with the `u` flag, and a match anywhere is enough.
 *
 * @throws for look-arounds, word boundaries, anchors in the middle, and automata larger than `MAX_NODES`.
 */
function patternAutomaton({ JS, NFA }: Refa, pattern: string): NFA {
  const parser = JS.Parser.fromLiteral({ source: pattern, flags: 'u' });
  const { expression, maxCharacter } = parser.parse({ backreferences: 'throw', maxNodes: MAX_NODES });
  const anything = JS.Parser.fromLiteral({ source: '[^]*', flags: 'u' }).parse().expression.alternatives[0]!.elements;
  const alternatives = expression.alternatives.map((alternative): NoParent<Concatenation> => {
    const elements = [...alternative.elements] as NoParent<Concatenation>['elements'];
    if (isAnchor(elements[0], 'behind')) elements.shift();
    else elements.unshift(...anything);
    if (isAnchor(elements.at(-1), 'ahead')) elements.pop();
    else elements.push(...anything);
    return { type: 'Concatenation', elements };
  });
  return NFA.fromRegex(alternatives, { maxCharacter }, { assertions: 'throw' }, new NFA.LimitedNodeFactory(MAX_NODES));
}

/** `^` and `$`: no character before, or after. */
function isAnchor(node: NoParent<Node> | undefined, kind: 'behind' | 'ahead'): boolean {
  if (node?.type !== 'Assertion' || node.kind !== kind || !node.negate || node.alternatives.length !== 1) return false;
  const [only, ...others] = node.alternatives[0]!.elements;
  return only?.type === 'CharacterClass' && only.characters.isAll && others.length === 0;
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
