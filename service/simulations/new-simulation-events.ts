import type { Insertable, Selectable } from 'kysely';

import type { Clock } from '../common/clock.ts';
import type { SimulationEventRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import { newSimulationEvent, type SimulatedContent } from './new-simulation-event.ts';

export interface NewEvents {
  readonly rows: readonly Insertable<SimulationEventRow>[];
  /** Of their bodies. */
  readonly bytes: number;
}

/** The events of a new run; undefined when their bodies come to more than `mostBytes`, which is noticed before all of them are written. */
export function newSimulationEvents(
  clock: Clock,
  run: Pick<Selectable<SimulationRunRow>, 'account_id' | 'id'>,
  contents: readonly SimulatedContent[],
  mostBytes: number,
): NewEvents | undefined {
  const rows: Insertable<SimulationEventRow>[] = [];
  let bytes = 0;
  for (const content of contents) {
    const row = newSimulationEvent(clock, run, content);
    bytes += Buffer.byteLength(row.body);
    if (bytes > mostBytes) return undefined;
    rows.push(row);
  }
  return { rows, bytes };
}
