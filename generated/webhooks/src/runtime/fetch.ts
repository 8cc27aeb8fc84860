import { readChunks } from './read-chunks.ts';
import { type Answer, MAX_BYTES } from './receiver.ts';
import { SetupError } from './rejections.ts';

/** The body of a request of the Fetch API. */
export async function readRequest(request: Request, maxBytes: number = MAX_BYTES): Promise<Uint8Array> {
  if (request.bodyUsed)
    throw new SetupError(
      'body',
      'Something has read the body of the request before. Pass the request on before anything reads it.',
    );
  return request.body === null ? new Uint8Array() : readChunks(chunksOf(request.body), maxBytes);
}

export function responseOf({ status, text }: Answer): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** Not every runtime lets a stream be iterated itself. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
