import type { Direction } from './change.ts';
import { documentRules } from './rules/document-rules.ts';
import { exchangeRules } from './rules/exchange-rules.ts';
import { breaks, type Effect, fits, type Rule, type Verdict } from './rules/rule.ts';
import { schemaRules } from './rules/schema-rules.ts';

/**
 * Every kind of change, with its verdict. A webhook's payload is judged as a response is, unless it has a verdict of its own.
 * Rules of the direction `api` say what they do to everybody. `{error}` in a reason is the error that a client gets.
 */
export const rules = { ...schemaRules, ...exchangeRules, ...documentRules } as const satisfies Record<string, Rule>;

export type ChangeCode = keyof typeof rules;

/** How a schema is used where a difference in it is met: as it stands, below a `not`, or where neither can be told. */
export type Polarity = 'plain' | 'negated' | 'unclear';

const BREAKS: Readonly<Record<Effect, readonly Direction[]>> = {
  narrows: ['request'],
  widens: ['response', 'webhook'],
  alters: ['request', 'response', 'webhook', 'api'],
  keeps: [],
  notes: [],
};

const NEGATED: Readonly<Record<Effect, Effect>> = {
  narrows: 'widens',
  widens: 'narrows',
  alters: 'alters',
  keeps: 'keeps',
  notes: 'notes',
};

/** What a change of this kind does to whoever meets it in this direction. */
export function judge(code: ChangeCode, direction: Direction, polarity: Polarity = 'plain'): Verdict {
  const { effect, reason, todo, except }: Rule = rules[code];
  if (polarity === 'plain') {
    const own = except?.[direction];
    if (own !== undefined) return own;
    if (BREAKS[effect].includes(direction)) return breaks(reason, todo);
    return effect === 'notes' ? { level: 'docs', reason } : fits(harmless(effect, direction) ?? reason);
  }
  const met = polarity === 'negated' ? NEGATED[effect] : effect === 'keeps' || effect === 'notes' ? effect : 'alters';
  if (!BREAKS[met].includes(direction)) {
    if (effect === 'notes') return { level: 'docs', reason };
    return fits(harmless(met, direction) ?? 'It changes nothing in this direction');
  }
  return breaks(
    'It stands in a condition or below `not`, so values that were accepted can be refused, or new ones received',
    'Check the values that you send and receive against the new schema',
  );
}

/** Why the other direction is spared. */
function harmless(effect: Effect, direction: Direction): string | undefined {
  if (effect === 'narrows' && direction !== 'request')
    return 'Everything that clients receive could be received before';
  if (effect === 'widens' && direction === 'request') return 'Everything that was accepted is still accepted';
  return undefined;
}
