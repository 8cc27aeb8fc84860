import type { Place } from './place.ts';

export type Severity = 'error' | 'warning';

/** A problem of a document. Collected, never thrown: one run reports all problems. */
export interface Diagnostic {
  /** A key of the catalogue, such as `ref-unresolved`. */
  readonly code: string;
  readonly severity: Severity;
  /** The problem, with the names involved. One sentence. */
  readonly message: string;
  /** The remedy. One sentence. */
  readonly help: string;
  readonly place: Place;
  /** Other places involved, such as the other half of a name clash. */
  readonly related?: readonly { readonly message: string; readonly place: Place }[];
}
