// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { PayloadFault } from './event.ts';

/** The validator of an event in the validators package. */
export interface PayloadCheck {
  /** Returns faults only for violations, not for additions to the API. */
  read(value: unknown): { readonly ok: true } | { readonly ok: false; readonly errors: readonly PayloadFault[] };
}
