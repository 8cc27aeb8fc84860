import { setTimeout as sleep } from 'node:timers/promises';

import type { TestClock } from '@billing/types';

import { readClockSummary, summaryText } from './clock-summary.ts';
import type { Call, Command } from './command.ts';
import { laterTime } from './later-time.ts';

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
  examples: ['clock start 2027-01-01T00:00:00Z', 'clock start 30d'],
  async run({ client, print }, input) {
    const time = await laterTime(input.positional(0), async () => new Date().toISOString());
    print((await client.testClock.start({ body: { time } })).data);
  },
};

const advance: Command = {
  name: 'clock advance',
  summary: 'Advances the test clock, waits until everything that falls due has happened, and sums up renewals.',
  positionals: ['<time>'],
  options: [],
  examples: ['clock advance 2027-02-01T00:00:00Z', 'clock advance 1y', 'clock advance 30d --json'],
  notes: [
    'The time can be a duration: 30d, 2w, 6mo or 1y. API keys expire in the time of the account too: to advance it',
    'beyond the expiry of your key, use a key that never expires.',
  ],
  async run(call, input) {
    const { client, print } = call;
    const { time: since } = (await client.testClock.get({})).data;
    const time = await laterTime(input.positional(0), async () => since);
    const { data } = await client.testClock.advance({ body: { time } });
    const clock = await untilReady(call, data, since);
    const happened = await readClockSummary(client, since);
    if (happened === undefined) print(clock);
    else print({ ...clock, ...happened }, `advanced to    ${clock.time}\n${summaryText(happened)}`);
  },
};

async function untilReady({ client, screen, signal }: Call, started: TestClock, since: string): Promise<TestClock> {
  let clock = started;
  while (clock.status === 'advancing') {
    screen.status(`Advancing, now at ${clock.time} (${percentOf(clock, since)} %) …`);
    await sleep(POLL_MS, undefined, { signal });
    clock = (await client.testClock.get({})).data;
  }
  screen.status(undefined);
  return clock;
}

/** How much of the way the clock has gone. */
function percentOf({ time, advances_to }: TestClock, since: string): number {
  const [from, at, to] = [since, time, advances_to ?? time].map((each) => Date.parse(each));
  return to! > from! ? Math.floor(((at! - from!) / (to! - from!)) * 100) : 100;
}

export const clockCommands: readonly Command[] = [show, start, advance];
