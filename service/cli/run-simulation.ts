import { setTimeout as sleep } from 'node:timers/promises';

import type { SimulationEvent, SimulationId, SimulationRun } from '@billing/types';

import { clockTime } from '../terminal/clock-time.ts';
import { Failure } from '../terminal/failure.ts';
import type { Paint } from '../command-line/paint.ts';
import type { Call } from './command.ts';

/**
 * Polling intervals: a single event ends at once, a scenario sends one event a second. Quick at first, then
 * within the rate limit.
 */
const PAUSES_MS = [50, 100, 200, 400];
const LAST_PAUSE_MS = 1_000;

/**
 * Starts a run, shows each sent event, and waits for the end. @throws Failure when any event was not
 * accepted
 */
export async function runSimulation(call: Call, simulation: SimulationId): Promise<void> {
  const { client, screen, json } = call;
  const { data: started } = await client.simulationRuns.create({ path: { simulation_id: simulation } });
  let shown = 0;
  let run: SimulationRun = started;
  for (const pauses = PAUSES_MS.values(); run.status === 'pending';) {
    await sleep(pauses.next().value ?? LAST_PAUSE_MS, undefined, { signal: call.signal });
    const path = { simulation_id: simulation, simulation_run_id: started.id };
    run = (await client.simulationRuns.get({ path, query: { include: ['events'] } })).data;
    const events: readonly SimulationEvent[] = run.events ?? [];
    const pending = events.findIndex(({ status }) => status === 'pending');
    const ended = events.slice(shown, pending < 0 ? undefined : pending);
    shown += ended.length;
    if (!json) for (const event of ended) screen.out(eventLine(event, screen.paint));
    screen.status(pending < 0 ? undefined : `${shown} of ${events.length} sent; next ${events[pending]!.event_type}`);
  }
  screen.status(undefined);
  finish(call, run);
}

function finish({ print, json }: Call, run: SimulationRun): void {
  const events: readonly SimulationEvent[] = run.events ?? [];
  if (json) print({ ...run, events });
  const bad = events.filter(({ status }) => status !== 'success').length;
  if (run.status === 'canceled')
    throw new Failure(`The run was canceled: ${bad} of ${events.length} events were not accepted.`);
  if (bad > 0) throw new Failure(`${bad} of ${events.length} events ${bad === 1 ? 'was' : 'were'} not accepted.`);
}

const OUTCOMES: Readonly<Record<string, string>> = { failed: 'no response', aborted: 'not sent' };

function eventLine({ id, event_type, status, response, updated_at }: SimulationEvent, paint: Paint): string {
  const good = status === 'success';
  const outcome = response === null ? (OUTCOMES[status] ?? status) : `${response.status_code}`;
  const reason = good ? '' : (response?.body ?? '').replace(/[^\x20-\x7E]+/g, ' ').slice(0, 100);
  const cells = [
    paint('dim', clockTime(updated_at)),
    paint(good ? 'green' : 'red', outcome.padEnd(9)),
    event_type.padEnd(27),
    id,
    reason,
  ];
  return `${cells.join('  ').trimEnd()}\n`;
}
