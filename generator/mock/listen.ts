import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** `http://127.0.0.1:4010` */
  readonly origin: string;
  close(): void;
}

/** A server on this machine; port 0 is any free one. It takes larger heads than a mock allows, so that who sends one is told by the mock. */
export async function listen(handle: RequestListener, port: number): Promise<Listening> {
  const server = createServer({ maxHeaderSize: 65_536 }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
