// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { StrictCheck } from './runtime/strict-check.ts';

/** A strict validator of payloads for each event and version: unknown members are faults. */
export const eventChecks = {} as const satisfies Record<string, Record<number, StrictCheck>>;
