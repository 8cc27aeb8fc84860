import { readChunks } from './read-chunks.ts';
import { type Answer, MAX_BYTES } from './receiver.ts';
import { SetupError } from './rejections.ts';

/** What is used of a request of node:http, which is also one of Express. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly readableDidRead: boolean;
  /** What a body parser of Express left there. */
  readonly body?: unknown;
}

/** What is used of a response of node:http, which is also one of Express. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(text: string): unknown;
}

/** The body of a request, also where `express.raw` or `express.text` has taken it. */
export async function readNodeRequest(
  request: NodeRequest,
  maxBytes: number = MAX_BYTES,
): Promise<string | Uint8Array> {
  if (!request.readableDidRead) return readChunks(request, maxBytes);
  const { body } = request;
  if (typeof body === 'string' || ArrayBuffer.isView(body)) return body as string | Uint8Array;
  throw new SetupError(
    'body',
    'A body parser has read the body before. A parsed body does not tell which bytes were signed: put this route before express.json(), or give it express.raw({ type: () => true }).',
  );
}

export function writeAnswer(response: NodeResponse, { status, text }: Answer): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}
