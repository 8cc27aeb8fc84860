import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll } from 'vitest';

/** The server's response to one request. */
export type Turn = (request: IncomingMessage, response: ServerResponse) => void;

export interface ScriptedServer {
  readonly url: string;
  /** Responses to the next requests, in order; further requests get 500. */
  turns: Turn[];
  /** Requests received since `turns` was set. */
  readonly requests: { readonly method: string; readonly url: string; readonly headers: IncomingMessage['headers'] }[];
}

/** A scripted server on the loopback interface, for the calling test file. */
export function scriptedServer(): () => ScriptedServer {
  const requests: ScriptedServer['requests'] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method!, url: request.url!, headers: request.headers });
    request.resume().on('end', () => (own!.turns.shift() ?? respond(500, {}))(request, response));
  });
  let own: ScriptedServer | undefined;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    let turns: Turn[] = [];
    own = {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      get turns() {
        return turns;
      },
      set turns(next) {
        turns = next;
        requests.length = 0;
      },
      requests,
    };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => own!;
}

export function respond(status: number, body: unknown, headers: Record<string, string> = {}): Turn {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req-from-header', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

export const breakConnection: Turn = (request) => void request.socket.destroy();

export function rejection(code: string, more: object = {}): object {
  const documentation_url = `https://docs.example/${code}`;
  return {
    error: { type: 'request_error', code, detail: `About ${code}.`, documentation_url, ...more },
    meta: { request_id: `req-${code}` },
  };
}

/** An address that refuses connections. */
export async function unusedAddress(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}
