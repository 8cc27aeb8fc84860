import type { Place } from './place.ts';

export type Severity = 'error' | 'warning';

/** Something to say about a spec. Collected, never thrown: one run shows all of them. */
export interface Diagnostic {
  /** A key of the catalogue, such as `ref-unresolved`. */
  readonly code: string;
  readonly severity: Severity;
  /** What is wrong, with the names involved. One sentence. */
  readonly message: string;
  /** What to do about it. One sentence. */
  readonly help: string;
  readonly place: Place;
  /** Other places that belong to it, such as the other half of a name clash. */
  readonly related?: readonly { readonly message: string; readonly place: Place }[];
}
