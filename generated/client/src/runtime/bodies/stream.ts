// Generated from spec.yaml by `npm run generate`. Do not edit.
import { InvalidResponseError, NetworkError } from '../errors.ts';

/**
 * The items of a response, as they arrive. Leaving a loop over it, `return()` and the signal of the call close the
 * connection.
 */
export type ResponseStream<Item> = AsyncGenerator<Item, void, undefined>;

/** Turns the lines of a response into items. */
type ItemsOf = (lines: AsyncIterable<string>, parse: (text: string) => unknown) => ResponseStream<unknown>;

/** A stream of the items in a response. Throws the reason of the signal, or a `NetworkError` when the connection is lost. */
export function streamOf(
  operation: string,
  response: Response,
  signal: AbortSignal | undefined,
  itemsOf: ItemsOf,
): ResponseStream<unknown> {
  const reader = (response.body ?? new Blob([]).stream()).getReader();
  const close = (): Promise<void> => reader.cancel().catch(() => undefined);
  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      throw invalidItem(operation, response.status, text);
    }
  };
  signal?.addEventListener('abort', close, { once: true });
  const run = async function* (): ResponseStream<unknown> {
    try {
      yield* itemsOf(linesOf(reader), parse);
      signal?.throwIfAborted();
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof InvalidResponseError ? error : new NetworkError(operation, error);
    } finally {
      signal?.removeEventListener('abort', close);
      await close();
    }
  };
  const items = run();
  const end = items.return.bind(items);
  // A generator that has not started would end without closing the connection.
  return Object.assign(items, { return: () => close().then(() => end()) });
}

/** Lines end with CRLF, LF or CR. The last one does not need to end. */
async function* linesOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  let endedWithCr = false;
  for (;;) {
    const { done, value } = await reader.read();
    let text = decoder.decode(value, { stream: !done });
    if (endedWithCr && text.startsWith('\n')) text = text.slice(1);
    else if (text === '' && !done) continue;
    endedWithCr = text.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    lines[0] = rest + lines[0]!;
    rest = lines.pop()!;
    yield* lines;
    if (!done) continue;
    if (rest !== '') yield rest;
    return;
  }
}

function invalidItem(operation: string, status: number, text: string): InvalidResponseError {
  const message = `an item of the stream is not JSON: ${text.slice(0, 300)}`;
  const faults = [{ field: '', rule: 'json', limit: null, message }];
  return new InvalidResponseError({ operation, status, requestId: undefined, faults });
}
