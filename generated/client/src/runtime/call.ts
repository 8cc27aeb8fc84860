// Generated from spec.yaml by `npm run generate`. Do not edit.
export interface Outcome<Result> {
  readonly body: Result;
  /** As `fetch` returned it; its body is consumed. */
  readonly response: Response;
}

/** A started call: a promise of the response body. */
export interface Call<Result> extends Promise<Result> {
  /** Resolves with the body and the response, for its status and headers. */
  withResponse(): Promise<Outcome<Result>>;
}

/** A call of a list: a promise of the first page; iterating over it yields the items of all pages. */
export interface PagedCall<Page, Item> extends Call<Page>, AsyncIterable<Item> {
  /** Yields the pages; requests the next one when the consumer continues. */
  pages(): AsyncGenerator<Page, void, undefined>;
}

export function callOf<Result>(outcome: Promise<Outcome<Result>>): Call<Result> {
  const body = outcome.then((done) => done.body);
  return Object.assign(body, {
    withResponse() {
      // The caller handles the failure of `outcome`, so `body` must not count as unhandled.
      body.catch(() => undefined);
      return outcome;
    },
  });
}
