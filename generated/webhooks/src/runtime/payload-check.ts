import type { PayloadFault } from './event.ts';

/** What the validators package has for each event. */
export interface PayloadCheck {
  /** Faults are promises that the API breaks: what it may add without notice is none. */
  read(value: unknown): { readonly ok: true } | { readonly ok: false; readonly errors: readonly PayloadFault[] };
}
