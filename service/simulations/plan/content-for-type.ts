import { isDeepStrictEqual } from 'node:util';

import type { SimulationContent } from './plan-events.ts';
import { isScenario } from './scenario-defaults.ts';

/**
 * A simulation's content after a change, without what was there before and means nothing to the new type: callers who change the type send
 * the rest back as they read it, or leave it out. What they have changed stays, for the checks to judge.
 */
export function fittingContent<C extends SimulationContent>(before: SimulationContent, wanted: C): C {
  if (before.type === wanted.type) return wanted;
  const isLeft = isScenario(wanted.type) && isDeepStrictEqual(wanted.payload, before.payload);
  return {
    ...wanted,
    payload: isLeft ? null : wanted.payload,
    config: withoutLeft(wanted.type, wanted.config, before.config),
  };
}

/** A config without the members of other scenarios that are as they were; null when nothing else is in it. */
function withoutLeft(type: string, wanted: object | null, before: object | null): object | null {
  if (wanted === null || before === null) return wanted;
  const old = before as Readonly<Record<string, unknown>>;
  const kept = Object.entries(wanted).filter(
    ([name, value]) => name === type || !isDeepStrictEqual(value, old[name] ?? null),
  );
  return kept.every(([, value]) => value === null) ? null : Object.fromEntries(kept);
}
