import type { Concatenation, NFA, NoParent, Node } from 'refa';
import type * as refa from 'refa';

/** The library `refa`, which the caller loads: 1 MB of JavaScript that only a changed pattern needs. */
export type Refa = typeof refa;

/** Larger expressions and automata are not built; a pattern of this size takes about 50 ms. */
export const MAX_NODES = 4000;

/**
 * The automaton of a pattern as JSON Schema reads it: with the `u` flag, and a match anywhere is enough.
 *
 * @throws for look-arounds, word boundaries, anchors in the middle, and automata larger than `MAX_NODES`.
 */
export function patternAutomaton({ JS, NFA }: Refa, pattern: string): NFA {
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
