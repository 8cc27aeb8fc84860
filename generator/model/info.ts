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
