import type { Outcome } from './perform.ts';

/** A call that has begun: its promise is that of the answer's body. */
export interface Call<Result> extends Promise<Result> {
  /** The body together with the answer that it came in, for its status and headers. */
  withResponse(): Promise<Outcome<Result>>;
}

/** A call for a list: its promise is that of the first page, and iterating over it gives the items of all. */
export interface PagedCall<Page, Item> extends Call<Page>, AsyncIterable<Item> {
  /** The pages, each asked for when the one before it is done with. */
  pages(): AsyncGenerator<Page, void, undefined>;
}

export function callOf<Result>(outcome: Promise<Outcome<Result>>): Call<Result> {
  const body = outcome.then((done) => done.body);
  return Object.assign(body, {
    withResponse() {
      // Whoever takes the outcome learns of a failure there.
      body.catch(() => undefined);
      return outcome;
    },
  });
}
