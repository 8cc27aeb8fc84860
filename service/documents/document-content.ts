/** What an invoice or credit note shows, as final texts: `pdf/` only arranges it. */
export interface DocumentContent {
  readonly title: string;
  /** Its own number; null when it has none. */
  readonly number: string | null;
  /** The name of the account that sells. */
  readonly seller: string;
  /**
   * ISO 8601 in UTC, also the creation time of the file, so that the same content always has the same bytes.
   */
  readonly issuedAt: string;
  /** Dates, terms and references. */
  readonly facts: readonly Fact[];
  readonly buyer: {
    readonly title: string;
    /** The first line is the name. */
    readonly lines: readonly string[];
  };
  readonly lines: DocumentTable;
  readonly totals: readonly DocumentTotal[];
  /** Tables below the totals, such as the tax rates. */
  readonly tables: readonly DocumentTable[];
  readonly notes: readonly DocumentNote[];
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export interface DocumentTable {
  readonly title: string | null;
  /** Headings. The first column has texts and gets the width that the others, of numbers, leave. */
  readonly columns: readonly string[];
  readonly rows: readonly DocumentRow[];
}

export interface DocumentRow {
  /** One text for each column. */
  readonly cells: readonly string[];
  /** Smaller lines below the first cell. */
  readonly details: readonly string[];
}

export interface DocumentTotal {
  readonly label: string;
  readonly amount: string;
  readonly isStrong: boolean;
}

export interface DocumentNote {
  readonly title: string;
  readonly text: string;
}
