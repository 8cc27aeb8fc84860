// Generated from spec.yaml by `npm run generate`. Do not edit.
import { readChunks } from './read-chunks.ts';
import { MAX_BYTES, type Reply } from './receiver.ts';
import { SetupError } from './rejections.ts';

/** The part of a request of node:http or Express that the handler uses. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly readableDidRead: boolean;
  /** Set by body parsers of Express. */
  readonly body?: unknown;
}

/** The part of a response of node:http or Express that the handler uses. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(text: string): unknown;
}

/** Returns the body of a request, also if `express.raw` or `express.text` has read it. */
export async function readNodeRequest(
  request: NodeRequest,
  maxBytes: number = MAX_BYTES,
): Promise<string | Uint8Array> {
  if (!request.readableDidRead) return readChunks(request, maxBytes);
  const { body } = request;
  if (typeof body === 'string' || ArrayBuffer.isView(body)) return body as string | Uint8Array;
  throw new SetupError(
    'body',
    'A body parser has already read the body, and a parsed body does not contain the signed bytes. Register this route before express.json(), or use express.raw({ type: () => true }) for it.',
  );
}

export function writeReply(response: NodeResponse, { status, text }: Reply): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}
