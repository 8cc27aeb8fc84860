/** What the document says about the API as a whole. */
export interface Info {
  readonly title: string;
  readonly version: string;
  readonly summary?: string;
  readonly description?: string;
  readonly license?: License;
}

export interface License {
  readonly name: string;
  /** SPDX expression. */
  readonly identifier?: string;
  readonly url?: string;
}

/** A page about the API as a whole: text, tables of the document's data and timelines of events. */
export interface Guide {
  /** The last segment of its URL. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly GuideSection[];
}

export interface GuideSection {
  readonly title: string;
  /** Markdown; empty for a section that only has a table or timeline. */
  readonly text: string;
  readonly shows?: GuideTable;
  readonly timeline?: Timeline;
}

export type GuideTable = 'permissions' | 'rate-limits' | 'paginated-operations' | 'sensitive-fields' | 'event-versions';

/** Events in the order in which they happen. */
export interface Timeline {
  readonly title: string;
  readonly steps: readonly { readonly event: string; readonly note: string }[];
}

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
