import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';

import { systemClock } from '../../../service/common/clock.ts';
import { createWebhookSender } from '../../../service/outbound/webhook-sender.ts';
import { certificateFor } from './certificate.ts';
import { messageTo } from './message.ts';
import { startNameServer } from './name-server.ts';
import { responseOf, onRequest } from './receiver.ts';

/**
 * To be run where `publicAddress` is this machine's own: a network namespace. One listener serves it and
 * 127.0.0.1, for a name that the name server first puts at the one and then at the other. Prints the
 * outcomes as JSON, and how many connections came from loopback's own side.
 */
export async function rebind(publicAddress: string): Promise<void> {
  const { key, cert } = certificateFor('DNS:hooks.example.com');
  let viaLoopback = 0;
  const server = createServer({ key, cert }, (socket: TLSSocket) => {
    if (socket.localAddress?.startsWith('127.') === true) viaLoopback += 1;
    socket.on('error', () => undefined);
    onRequest(socket, () => socket.write(responseOf('200 OK', '', 'connection: close')));
  });
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let answer = [publicAddress];
  const names = await startNameServer((_, type) => (type === 'A' ? answer : []));
  const options = { clock: systemClock, reach: 'public' as const, dnsServers: [names.address], tls: { ca: cert } };
  const sender = createWebhookSender(options);
  const outcomes: string[] = [];
  const answers = [[publicAddress], ['127.0.0.1'], [publicAddress, '127.0.0.1'], [publicAddress], ['169.254.169.254']];
  for (answer of answers) {
    const { error, code, address } = await sender.send(messageTo(`https://hooks.example.com:${port}/`));
    outcomes.push(error ?? `${code} ${address?.replace(`:${port}`, '')}`);
  }
  await sender.close();
  await names.close();
  server.close();
  process.stdout.write(`${JSON.stringify({ outcomes, viaLoopback })}\n`);
}
