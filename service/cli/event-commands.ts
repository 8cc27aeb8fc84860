import { setTimeout as sleep } from 'node:timers/promises';

import type { Event } from '@billing/types';

import { clockTime } from '../terminal/clock-time.ts';
import type { Call, Command } from './command.ts';
import { eventTypesOf } from './event-types.ts';
import { isTransient } from './is-transient.ts';
import { type EventTail, tailEvents } from './tail-events.ts';

const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const tail: Command = {
  name: 'events tail',
  summary: 'Shows events as they happen, whether or not a destination subscribes to them.',
  options: [
    { name: 'types', placeholder: 'TYPES', meaning: 'only these event types, comma-separated' },
    { name: 'after', placeholder: 'ID', meaning: 'start after this event; default: only new events' },
  ],
  examples: [
    'events tail',
    'events tail --types customer.created,customer.updated',
    'events tail --after evt_01jg8test00000000000000001 --json',
  ],
  notes: [
    'Shows sensitive fields unmasked. Webhooks mask them, such as masked@masked.invalid, unless the destination',
    'includes them: listen --sensitive, or destinations update <id> --sensitive true.',
  ],
  async run(call, input) {
    const types = eventTypesOf(input, 'types');
    const after = input.optionalId('after', 'evt_') ?? (await newest(call));
    const events = tailEvents(call.client, types, after);
    try {
      await follow(call, events);
    } finally {
      if (events.last !== undefined) call.screen.err(`To continue from here: events tail --after ${events.last}\n`);
    }
  },
};

async function newest({ client }: Call): Promise<string | undefined> {
  const page = await client.events.list({ query: { per_page: 1 }, headers: { 'skip-count': 'true' } });
  return page.data[0]?.event_id;
}

/** Runs until the user ends it. Reports transient errors, and retries. */
async function follow({ print, screen, signal }: Call, events: EventTail): Promise<void> {
  for (let failures = 0; ;) {
    try {
      for await (const event of events.next()) print(event, eventLine(event));
      if (failures > 0) screen.err('The service responds again.\n');
      failures = 0;
    } catch (error) {
      if (signal.aborted || !isTransient(error)) throw error;
      if (failures === 0) screen.err(`${error.message} Retrying.\n`);
      failures += 1;
    }
    await sleep(Math.min(POLL_MS * 2 ** failures, LONGEST_PAUSE_MS), undefined, { signal });
  }
}

function eventLine({ event_id, event_type, occurred_at, data }: Event): string {
  const { id } = data as { readonly id?: unknown };
  return (
    `${clockTime(occurred_at)}  ${event_id}  ${event_type.padEnd(27)}  ${typeof id === 'string' ? id : ''}`.trimEnd() +
    '\n'
  );
}

export const eventCommands: readonly Command[] = [tail];
