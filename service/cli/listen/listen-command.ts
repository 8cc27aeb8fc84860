import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';

import type { NotificationSetting } from '@billing/types';

import type { Command } from '../command.ts';
import { cleanUp } from '../clean-up.ts';
import type { Delivery } from './delivery.ts';
import { watchDestination } from './watch-destination.ts';
import { listenOptions, readListenOptions } from './listen-options.ts';
import { deliveryLine, startText } from './listen-text.ts';
import { activate, deactivate, descriptionFor, findOrCreate } from './listening-destination.ts';
import { startListening, stopListening } from './local-server.ts';
import { deactivateLeftovers, probe } from './other-listeners.ts';
import { relayOf } from './relay.ts';

/** The URL of a new destination while nothing listens: the discard port. */
const UNUSED_URL = 'http://127.0.0.1:9';

export const listenCommand: Command = {
  name: 'listen',
  summary: 'Shows incoming webhooks, verifies their signatures, and forwards them to a receiver.',
  options: listenOptions,
  examples: [
    'listen',
    'listen --sensitive --bodies',
    'listen --forward-to http://127.0.0.1:3000/webhooks --bodies',
    'listen --forward-to http://127.0.0.1:3000/webhooks --events customer.created,transaction.completed',
    'listen --forward-to http://127.0.0.1:3000/webhooks --print-secret',
    'listen --forward-to http://127.0.0.1:3000/webhooks --port 4000 --public-url https://my-tunnel.example.com',
  ],
  notes: [
    'Uses one destination per receiver, for real and simulated events. It is inactive while nothing listens, and its secret',
    'does not change, so you configure the receiver once. Body, signature and headers are forwarded unchanged.',
    'A second listen for the same receiver takes over: the first one ends.',
    '',
    'To send an event, in another terminal: trigger customer.created',
  ],
  async run(call, input) {
    const options = readListenOptions(input);
    const { client, screen } = call;
    const description = descriptionFor(options.forwardTo);
    const path = `/${randomBytes(12).toString('hex')}`;
    if (input.flag('print-secret')) {
      const found = await findOrCreate(client, description, (options.publicUrl ?? UNUSED_URL) + path);
      return call.print({ secret: found.endpoint_secret_key }, `${found.endpoint_secret_key}\n`);
    }
    const server = createServer();
    const address = await startListening(server, options.port);
    const destination = (options.publicUrl ?? address) + path;
    try {
      const found = await findOrCreate(client, description, destination);
      await deactivateLeftovers(call, found);
      const secret = options.verify ? found.endpoint_secret_key : undefined;
      const delivered = (delivery: Delivery): void => call.print(delivery, deliveryLine(delivery, screen.paint));
      const probes = new EventEmitter<{ probe: [] }>();
      const probed = (): void => void probes.emit('probe');
      server.on('request', relayOf({ ...options, path, secret, delivered, probed }));
      try {
        const setting = await activate(client, found, {
          destination,
          subscribed_events: options.events,
          include_sensitive_fields: options.sensitive,
        });
        call.print(started(setting, options.forwardTo), startText(setting, options, screen.paint));
        // A probe makes the previous listener notice that the destination no longer points to it, and end.
        if (found.active && (await probe(found, call.signal)) === 'listening')
          screen.err('Took over from another billing listen, which has ended.\n');
        await watchDestination(call, setting, probes);
      } finally {
        // If it fails, the next run deactivates the destination.
        await cleanUp(
          call,
          `The destination ${found.id} is still active; the next billing listen deactivates it`,
          (closing) => deactivate(closing, { id: found.id, destination }),
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
