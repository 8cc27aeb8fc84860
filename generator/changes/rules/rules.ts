import type { Direction, Polarity } from '../direction.ts';
import { apiRules } from './api-rules.ts';
import { breaking, compatible, type Effect, type Rule, type Verdict } from './rule.ts';
import { schemaRules } from './schema-rules.ts';

/** Every kind of change. A webhook has the verdict of a response, unless its rule has an exception. */
export const rules = { ...schemaRules, ...apiRules } as const satisfies Record<string, Rule>;

export type ChangeCode = keyof typeof rules;

const BREAKS: Readonly<Record<Effect, readonly Direction[]>> = {
  narrows: ['request'],
  widens: ['response', 'webhook'],
  alters: ['request', 'response', 'webhook', 'api'],
  harmless: [],
  docs: [],
};

/** The effect below a `not`; the other effects are the same there. */
const NEGATED: Readonly<Partial<Record<Effect, Effect>>> = { narrows: 'widens', widens: 'narrows' };

const CONDITIONAL = breaking(
  'It stands in a condition or below `not`, so values that were accepted can be rejected, or new ones received',
  'Check the values that you send and receive against the new schema',
);

export function verdictOn(code: ChangeCode, direction: Direction, polarity: Polarity = 'plain'): Verdict {
  const { effect, reason, todo, except }: Rule = rules[code];
  const own = polarity === 'plain' ? except?.[direction] : undefined;
  if (own !== undefined) return own;
  if (effect === 'docs') return { level: 'docs', reason };
  const met = effectBelow(polarity, effect);
  if (BREAKS[met].includes(direction)) return polarity === 'plain' ? breaking(reason, todo) : CONDITIONAL;
  const otherwise = polarity === 'plain' ? reason : 'It changes nothing in this direction';
  return compatible(whyUnaffected(met, direction) ?? otherwise);
}

function effectBelow(polarity: Polarity, effect: Effect): Effect {
  if (polarity === 'negated') return NEGATED[effect] ?? effect;
  return polarity === 'plain' || effect === 'harmless' ? effect : 'alters';
}

/** Why a change that breaks senders does not break readers, and the other way round. */
function whyUnaffected(effect: Effect, direction: Direction): string | undefined {
  if (effect === 'narrows' && direction !== 'request')
    return 'Everything that clients receive could be received before';
  if (effect === 'widens' && direction === 'request') return 'Everything that was accepted is still accepted';
  return undefined;
}
