import type { Simulation, SimulationCreate } from '@billing/types';
import type { Transaction } from 'kysely';

import type { Caller } from '../auth/caller.ts';
import type { NewError } from '../common/errors.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import { type NewRow, toJson } from '../storage/columns.ts';
import type { SimulationRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { checkStorageLimits } from './check-storage-limits.ts';
import { filledConfig, requestedConfig } from './plan/filled-config.ts';
import { planEvents } from './plan/plan-events.ts';
import { simulationEntity } from './simulation-entities.ts';
import { simulatedDestination } from './simulated-destination.ts';

/**
 * @throws `storage_limit_reached`; `invalid_field`, also for an unknown entity in the config; `forbidden`
 *   for an entity that the API key may not read.
 */
export async function createSimulation(
  newError: NewError<'invalid_field' | 'forbidden' | 'storage_limit_reached'>,
  trx: Transaction<Tables>,
  { clock, rules }: Pick<AccountServices, 'clock' | 'rules'>,
  caller: Pick<Caller, 'accountId' | 'permissions'>,
  { notification_setting_id, name, type, payload = null, ...body }: SimulationCreate,
): Promise<Simulation> {
  const { accountId } = caller;
  const config = requestedConfig(body.config);
  const destination = await simulatedDestination(newError, trx, accountId, notification_setting_id);
  await planEvents({ db: trx, clock, rules, newError }, caller, { type, payload, config }, destination);
  const text = toJson(payload);
  await checkStorageLimits(newError, trx, rules, accountId, { simulations: 1, bytes: Buffer.byteLength(text ?? '') });
  const now = clock.now();
  const row = await trx
    .insertInto('simulations')
    .values({
      account_id: accountId,
      id: newId('ntfsim_', clock),
      notification_setting_id: destination.id,
      name,
      type,
      payload: text,
      config: toJson(filledConfig(type, config)),
      last_run_at: null,
      created_at: now,
      updated_at: now,
    } satisfies NewRow<SimulationRow, SimulationCreate>)
    .returningAll()
    .executeTakeFirstOrThrow();
  return simulationEntity(row);
}
