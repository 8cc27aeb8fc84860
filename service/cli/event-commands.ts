import { setTimeout as sleep } from 'node:timers/promises';

import type { Event } from '@billing/types';

import { clockTime } from '../terminal/clock-time.ts';
import type { Call, Command } from './command.ts';
import { eventTypesOf } from './event-types.ts';
import { isPassing } from './is-passing.ts';
import { type EventTail, tailEvents } from './tail-events.ts';

const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

const tail: Command = {
  name: 'events tail',
  summary: 'Shows events as they happen, whether a destination wants them or not.',
  options: [
    { name: 'types', placeholder: 'TYPES', meaning: 'only these event types, comma-separated' },
    { name: 'after', placeholder: 'ID', meaning: 'begins after this event; without it, with what happens from now on' },
  ],
  examples: [
    'events tail',
    'events tail --types customer.created,customer.updated',
    'events tail --after evt_01jg8test00000000000000001 --json',
  ],
  notes: [
    'Shows sensitive fields as they are. Webhooks have them masked, such as masked@masked.invalid, unless the destination',
    'includes them: listen --sensitive, or destinations update <id> --sensitive true.',
  ],
  async run(call, input) {
    const types = eventTypesOf(input, 'types');
    const after = input.optionalId('after', 'evt_') ?? (await newest(call));
    const events = tailEvents(call.client, types, after);
    try {
      await follow(call, events);
    } finally {
      if (events.last !== undefined) call.screen.err(`To go on from here: events tail --after ${events.last}\n`);
    }
  },
};

async function newest({ client }: Call): Promise<string | undefined> {
  const page = await client.events.list({ query: { per_page: 1 }, headers: { 'skip-count': 'true' } });
  return page.data[0]?.event_id;
}

/** Until somebody ends it. What goes wrong on the way there is told, and tried again. */
async function follow({ print, screen, signal }: Call, events: EventTail): Promise<void> {
  for (let troubles = 0; ;) {
    try {
      for await (const event of events.next()) print(event, eventLine(event));
      if (troubles > 0) screen.err('It answers again.\n');
      troubles = 0;
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      if (troubles === 0) screen.err(`${error.message} Trying again.\n`);
      troubles += 1;
    }
    await sleep(Math.min(POLL_MS * 2 ** troubles, LONGEST_PAUSE_MS), undefined, { signal });
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
