import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Failure } from '../../terminal/failure.ts';

/** What a receiver that is being asked may still take: the service waits no longer. */
const ENDING_MS = 5_000;

/** Listens on this machine alone and gives the address. @throws Failure */
export async function startListening(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EADDRINUSE' ? 'is in use' : `can not be used (${code})`;
    throw new Failure(`Port ${port} of 127.0.0.1 ${why}. Choose another with --port.`, { cause: error });
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** When what is under way has been answered, or can't be any more. */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const ended = once(server, 'close');
  server.close();
  const cut = setTimeout(() => server.closeAllConnections(), ENDING_MS);
  await ended;
  clearTimeout(cut);
}
