// Generated from spec.yaml by `npm run generate`. Do not edit.
import { readChunks } from './read-chunks.ts';
import { MAX_BYTES, type Reply } from './receiver.ts';
import { SetupError } from './rejections.ts';

/** Reads the body of a request of the Fetch API. */
export async function readRequest(request: Request, maxBytes: number = MAX_BYTES): Promise<Uint8Array> {
  if (request.bodyUsed)
    throw new SetupError(
      'body',
      'The body of the request was already read. Pass the request on before anything reads its body.',
    );
  return request.body === null ? new Uint8Array() : readChunks(chunksOf(request.body), maxBytes);
}

export function responseOf({ status, text }: Reply): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** Not every runtime supports async iteration of streams. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
