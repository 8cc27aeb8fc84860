// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type PagedCall, callOf } from './call.ts';
import type { Paging, RequestParts, Send } from './endpoint.ts';
import { memberAt } from './member-at.ts';

/** Returns the `start` of a list's endpoint: its calls request further pages when they are iterated over. */
export function startPagedCall(
  operation: string,
  paging: Paging,
): (request: RequestParts, send: Send) => PagedCall<unknown, unknown> {
  return (request, send) => {
    const first = callOf(send(request));
    const pages = async function* (): AsyncGenerator<unknown, void, undefined> {
      const seen = new Set<string>();
      for (let page = await first; ;) {
        yield page;
        if (memberAt(page, paging.hasMore) !== true) return;
        const cursor = cursorOf(page, paging);
        if (cursor === undefined || seen.has(cursor))
          throw new Error(
            `${operation} says that there are more pages, but its URL of the next page has no new cursor`,
          );
        seen.add(cursor);
        page = (await send({ ...request, query: { ...request.query, [paging.cursor]: cursor } })).body;
      }
    };
    return Object.assign(first, {
      pages,
      async *[Symbol.asyncIterator]() {
        for await (const page of pages()) yield* memberAt(page, paging.items) as readonly unknown[];
      },
    });
  };
}

/** The cursor of the next page, from the URL of that page. */
function cursorOf(page: unknown, { next, cursor }: Paging): string | undefined {
  const address = memberAt(page, next);
  const query = typeof address === 'string' ? address.slice(address.indexOf('?') + 1) : '';
  return new URLSearchParams(query).get(cursor) ?? undefined;
}
