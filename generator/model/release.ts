/** A release of the document, as its changelog describes it. */
export interface Release {
  readonly version: string;
  /** `2026-12-01` */
  readonly date: string;
  readonly summary?: string;
  readonly entries: readonly ReleaseEntry[];
}

export interface ReleaseEntry {
  readonly kind: 'breaking' | 'compatible' | 'docs';
  /** One sentence; the only markup in it is code in backticks. */
  readonly text: string;
  /** The affected ids of operations, and events as `customer.created.v1`. */
  readonly places: readonly string[];
}
