import { setTimeout as sleep } from 'node:timers/promises';

import type { TestClock } from '@billing/types';

import { UsageError } from '../terminal/usage-error.ts';
import type { Input } from '../terminal/input.ts';
import type { Call, Command } from './command.ts';

const POLL_MS = 500;

const show: Command = {
  name: 'clock show',
  summary: 'Shows the test clock of the account.',
  options: [],
  examples: ['clock show'],
  async run({ client, print }) {
    print((await client.testClock.get({})).data);
  },
};

const start: Command = {
  name: 'clock start',
  summary: 'Gives the account its own time, which stands still until it is advanced. Sandbox only, and permanent.',
  positionals: ['<time>'],
  options: [],
  examples: ['clock start 2027-01-01T00:00:00Z'],
  async run({ client, print }, input) {
    print((await client.testClock.start({ body: { time: timeOf(input) } })).data);
  },
};

const advance: Command = {
  name: 'clock advance',
  summary: 'Advances the test clock to a later time, and waits until everything that falls due has happened.',
  positionals: ['<time>'],
  options: [],
  examples: ['clock advance 2027-02-01T00:00:00Z'],
  async run(call, input) {
    const { data } = await call.client.testClock.advance({ body: { time: timeOf(input) } });
    call.print(await untilReady(call, data));
  },
};

async function untilReady({ client, screen, signal }: Call, started: TestClock): Promise<TestClock> {
  let clock = started;
  while (clock.status === 'advancing') {
    screen.status(`Advancing, now at ${clock.time} …`);
    await sleep(POLL_MS, undefined, { signal });
    clock = (await client.testClock.get({})).data;
  }
  screen.status(undefined);
  return clock;
}

/** A date-time, or a date for its first moment in UTC. */
function timeOf(input: Input): string {
  const text = input.positional(0);
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new UsageError(`The time must be a date-time such as 2027-01-01T00:00:00Z, not "${text}".`);
  return time.toISOString();
}

export const clockCommands: readonly Command[] = [show, start, advance];
