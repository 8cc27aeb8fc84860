import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What came over the wire for one message. */
interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly smtpUtf8: boolean;
  readonly user: string | undefined;
  readonly secure: boolean;
  /** Which of the connections brought it, counted from 1. */
  readonly connection: number;
  readonly raw: Buffer;
}

/**
 * An SMTP server on a separate socket, without TLS and login unless `options` say otherwise. Ends with the
 * test.
 */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const connections: string[] = [];
  const mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 0,
    logger: false,
    onConnect(session, callback) {
      connections.push(session.id);
      callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('error', () => {});
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          smtpUtf8: session.envelope.smtpUtf8 === true,
          user: session.user as string | undefined,
          secure: session.secure,
          connection: connections.indexOf(session.id) + 1,
          raw: Buffer.concat(chunks),
        });
        callback(null, 'Message queued');
      });
    },
    ...options,
  });
  // The server ignores clients that disconnect.
  mailServer.on('error', () => {});
  const port = await listening(mailServer.listen(0, '127.0.0.1'));
  onTestFinished(() => new Promise<void>((done) => mailServer.close(() => done())));
  const url = options.secure === true ? `smtps://127.0.0.1:${port}` : `smtp://127.0.0.1:${port}?tls=never`;
  return { url, port, received, connections, mailServer };
}

/** The port of a server once it listens. */
export async function listening(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
