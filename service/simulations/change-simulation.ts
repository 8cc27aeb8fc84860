import { isDeepStrictEqual } from 'node:util';

import type { Simulation, SimulationUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { Caller } from '../auth/caller.ts';
import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import { type AnyObject, toJson } from '../storage/columns.ts';
import type { SimulationRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { updateRow } from '../storage/update-row.ts';
import { cancelRuns } from './cancel-runs.ts';
import { checkStorageLimits } from './check-storage-limits.ts';
import { filledConfig, requestedConfig } from './plan/filled-config.ts';
import { contentForType } from './plan/content-for-type.ts';
import { planEvents } from './plan/plan-events.ts';
import { simulatedDestination } from './simulated-destination.ts';
import { simulationEntity } from './simulation-entities.ts';

type Row = Selectable<SimulationRow>;
/**
 * Each member of the body has a column: a member that is added to the spec does not compile until it is
 * stored.
 */
type Changes = Partial<Pick<Row, keyof SimulationUpdate>>;

const SIMULATION = { table: 'simulations', name: 'Simulation' } as const;

/**
 * The members that decide which events are sent. Only a change to them needs to be validated by planning the
 * events.
 */
const CONTENT = ['notification_setting_id', 'type', 'payload', 'config'] as const;

/**
 * Updates a simulation. Archiving it cancels its pending run; any other change affects only later runs.
 *
 * @param before The row as it was read.
 * @throws `conflict` when another request has changed the row since then.
 */
export async function changeSimulation(
  newError: NewError<'conflict' | 'invalid_field' | 'forbidden' | 'storage_limit_reached'>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules'>,
  caller: Pick<Caller, 'accountId' | 'permissions'>,
  before: Row,
  body: SimulationUpdate,
): Promise<Simulation> {
  const after = await checkedContent(newError, trx, services, caller, before, body);
  const changes = changed(before, after);
  if (Object.keys(changes).length === 0) return simulationEntity(before);
  const { clock, rules } = services;
  const { payload, config, ...others } = changes;
  if (payload !== undefined) {
    const bytes = Buffer.byteLength(toJson(payload) ?? '') - before.bytes;
    await checkStorageLimits(newError, trx, rules, before.account_id, { bytes });
  }
  const row = await updateRow(newError, trx, clock, SIMULATION, before, {
    ...others,
    ...(payload !== undefined && { payload: toJson(payload) }),
    ...(config !== undefined && { config: toJson(config) }),
  });
  if (row.status === 'archived') await cancelRuns(trx, clock, row.account_id, { simulation_id: row.id });
  return simulationEntity(row);
}

/** The row with the members of the body, and with the defaults of its config filled in. */
async function checkedContent(
  newError: NewError<'invalid_field' | 'forbidden'>,
  trx: Transaction<Tables>,
  { clock, rules }: Pick<AccountServices, 'clock' | 'rules'>,
  caller: Pick<Caller, 'accountId' | 'permissions'>,
  before: Row,
  body: SimulationUpdate,
): Promise<Row> {
  const config = body.config === undefined ? before.config : requestedConfig(body.config);
  const wanted = contentForType(before, { ...before, ...body, config } as Row);
  if (CONTENT.some((member) => !isDeepStrictEqual(before[member], wanted[member]))) {
    const destination = await simulatedDestination(newError, trx, before.account_id, wanted.notification_setting_id);
    await planEvents({ db: trx, clock, rules, newError }, caller, wanted, destination);
  }
  return { ...wanted, config: filledConfig(wanted.type, wanted.config) as AnyObject | null };
}

function changed(before: Row, after: Row): Changes {
  const names = Object.keys(before) as (keyof Row)[];
  const differing = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(differing.map((name) => [name, after[name]]));
}
