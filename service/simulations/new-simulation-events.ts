import type { Insertable, Selectable } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { SimulationEventRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import { newSimulationEvent, type SimulatedContent } from './new-simulation-event.ts';

export interface NewEvents {
  readonly rows: readonly Insertable<SimulationEventRow>[];
  /** Total size of the bodies. */
  readonly bytes: number;
}

/**
 * The rows of a new run's events. Undefined, without serializing the rest, as soon as their bodies exceed
 * `maxBytes` together.
 */
export function newSimulationEvents(
  clock: AccountClock,
  run: Pick<Selectable<SimulationRunRow>, 'account_id' | 'id'>,
  contents: readonly SimulatedContent[],
  maxBytes: number,
): NewEvents | undefined {
  const rows: Insertable<SimulationEventRow>[] = [];
  let bytes = 0;
  for (const content of contents) {
    const row = newSimulationEvent(clock, run, content);
    bytes += Buffer.byteLength(row.body);
    if (bytes > maxBytes) return undefined;
    rows.push(row);
  }
  return { rows, bytes };
}
