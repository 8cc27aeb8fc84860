import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

import type { NotificationSetting } from '@billing/types';

import type { Command } from '../command.ts';
import { tidyUp } from '../tidy-up.ts';
import type { Delivery } from './delivery.ts';
import { listenOptions, readListenOptions } from './listen-options.ts';
import { deliveryLine, startText } from './listen-text.ts';
import { activate, deactivate, descriptionFor, ensureNobodyListens, findOrCreate } from './listening-destination.ts';
import { startListening, stopListening } from './local-server.ts';
import { relayOf } from './relay.ts';

/** Where a new destination points as long as nobody listens: a port that has nobody either. */
const NOWHERE = 'http://127.0.0.1:9';

export const listenCommand: Command = {
  name: 'listen',
  summary: 'Shows webhooks as they come, checks their signatures, and passes them on to a receiver.',
  options: listenOptions,
  examples: [
    'listen',
    'listen --forward-to http://127.0.0.1:3000/webhooks --bodies',
    'listen --forward-to http://127.0.0.1:3000/webhooks --events customer.created,transaction.completed',
    'listen --forward-to http://127.0.0.1:3000/webhooks --print-secret',
    'listen --forward-to http://127.0.0.1:3000/webhooks --port 4000 --public-url https://my-tunnel.example.com',
  ],
  notes: [
    'Has a destination for each receiver that takes real and simulated traffic. It is inactive while nobody listens, and its secret',
    'stays, so the receiver is configured once. Body, signature and headers are passed on unchanged, and the answer goes back.',
    '',
    'To have something sent, in another terminal: trigger customer.created',
  ],
  async run(call, input) {
    const options = readListenOptions(input);
    const { client, screen } = call;
    const description = descriptionFor(options.forwardTo);
    const path = `/${randomBytes(12).toString('hex')}`;
    if (input.flag('print-secret')) {
      const found = await findOrCreate(client, description, (options.publicUrl ?? NOWHERE) + path);
      return call.print({ secret: found.endpoint_secret_key }, `${found.endpoint_secret_key}\n`);
    }
    const server = createServer();
    const address = await startListening(server, options.port);
    const destination = (options.publicUrl ?? address) + path;
    try {
      const found = await findOrCreate(client, description, destination);
      await ensureNobodyListens(found, call.signal);
      const secret = options.verify ? found.endpoint_secret_key : undefined;
      const delivered = (delivery: Delivery): void => call.print(delivery, deliveryLine(delivery, screen.paint));
      server.on('request', relayOf({ path, forwardTo: options.forwardTo, secret, bodies: options.bodies, delivered }));
      try {
        const setting = await activate(client, found, {
          destination,
          subscribed_events: options.events,
          include_sensitive_fields: options.sensitive,
        });
        call.print(started(setting, options.forwardTo), startText(setting, options, screen.paint));
        if (!call.signal.aborted) await once(call.signal, 'abort');
      } finally {
        // Where that fails, the next run takes over what this one leaves behind.
        await tidyUp(call, `The destination ${found.id} is still active`, (closing) =>
          deactivate(closing, { id: found.id, destination }),
        );
      }
    } finally {
      await stopListening(server);
    }
  },
};

function started(setting: NotificationSetting, forwardTo: URL | undefined): object {
  const { id, destination, endpoint_secret_key: secret } = setting;
  return { kind: 'listening', destination_id: id, destination, forward_to: forwardTo?.href ?? null, secret };
}
