import type { StrictCheck } from './runtime/strict-check.ts';

/** For each event in each version the check of a payload that somebody made up, in which an unknown member is a mistake. */
export const eventChecks = {} as const satisfies Record<string, Record<number, StrictCheck>>;
