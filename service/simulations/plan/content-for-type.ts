import { isDeepStrictEqual } from 'node:util';

import type { SimulationContent } from './simulation-content.ts';
import { isScenario } from './scenario-defaults.ts';

/**
 * The content of a simulation after an update that may change its type. Drops values that are unchanged and
 * don't apply to the new type, since callers that change the type leave the rest out or send it back as they
 * read it. Values that the caller changed stay, for `planEvents` to validate.
 */
export function contentForType<C extends SimulationContent>(before: SimulationContent, wanted: C): C {
  if (before.type === wanted.type) return wanted;
  const dropsPayload = isScenario(wanted.type) && isDeepStrictEqual(wanted.payload, before.payload);
  return {
    ...wanted,
    payload: dropsPayload ? null : wanted.payload,
    config: configForType(wanted.type, wanted.config, before.config),
  };
}

/** The config without unchanged members of other scenarios; null when nothing else is in it. */
function configForType(type: string, wanted: object | null, before: object | null): object | null {
  if (wanted === null || before === null) return wanted;
  const old = before as Readonly<Record<string, unknown>>;
  const members = Object.entries(wanted).filter(
    ([name, value]) => name === type || !isDeepStrictEqual(value, old[name] ?? null),
  );
  return members.every(([, value]) => value === null) ? null : Object.fromEntries(members);
}
