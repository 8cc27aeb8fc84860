import type { EventType } from '@billing/server';
import type { Selectable, Transaction, Updateable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { EventEntity } from '../events/payload-versions.ts';
import { publish } from '../events/publish.ts';
import type { AccountServices } from '../services.ts';
import { type AnyObject, toJson } from '../storage/columns.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { RevisedTable, Tables } from '../storage/tables.ts';
import { updateRow } from '../storage/update-row.ts';

/** A kind of entity that an operation updates. */
export interface EntityKind<Table extends RevisedTable, Updated extends EventType> {
  readonly table: Table;
  /** Its name in errors: `Customer`. */
  readonly name: string;
  /** The event of an update. */
  readonly updated: Updated;
  /** Its `JsonColumn`s that an update can set, other than `custom_data`. */
  readonly json?: readonly (keyof Selectable<Tables[Table]>)[];
  entity(row: Selectable<Tables[Table]>): EventEntity<Updated>;
}

/** Any row that can be updated; not every entity has `custom_data`. */
interface Before {
  readonly account_id: string;
  readonly id: string;
  readonly revision: number;
  readonly custom_data?: AnyObject | null;
}

/** Only an entity with `custom_data` can reach the account's limit. */
type UpdateError<Table extends RevisedTable> = NewError<
  'custom_data' extends keyof Tables[Table] ? 'conflict' | 'storage_limit_reached' : 'conflict'
>;

/**
 * Stores the changes to an entity and publishes its event. Without changes, it stores and publishes nothing.
 *
 * @param before The row as it was read.
 * @param changes From `changedMembers`.
 * @param lockReferences Checks and locks the rows that the changes refer to. It is called after the lock of
 *   the stored sizes.
 * @throws `conflict` when another request has changed the row since it was read.
 */
export async function updateEntity<Table extends RevisedTable, Updated extends EventType>(
  newError: UpdateError<Table>,
  trx: Transaction<Tables>,
  { clock, rules, notifyDue }: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  kind: EntityKind<Table, Updated>,
  before: Selectable<Tables[Table]> & Before,
  changes: Partial<Selectable<Tables[Table]>> & { readonly custom_data?: AnyObject | null },
  lockReferences?: () => Promise<void>,
): Promise<EventEntity<Updated>> {
  if (Object.keys(changes).length === 0) return kind.entity(before);
  const accountId = before.account_id;
  const columns: Record<string, unknown> = { ...changes };
  for (const name of kind.json ?? []) if (name in columns) columns[name as string] = toJson(changes[name]);
  if (changes.custom_data !== undefined) {
    const stored = before.custom_data ?? null;
    const limited = newError as NewError<'storage_limit_reached'>;
    columns['custom_data'] = await customDataColumn(limited, trx, rules, accountId, changes.custom_data, stored);
  }
  await lockReferences?.();
  const row = await updateRow(newError, trx, clock, kind, before, columns as Updateable<Tables[Table]>);
  const data = kind.entity(row);
  const occurredAt = (row as { readonly updated_at: string }).updated_at;
  await publish(trx, { clock, notifyDue }, { accountId, type: kind.updated, data, occurredAt });
  return data;
}
