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
