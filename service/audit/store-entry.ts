import { type Clock, timestamp } from '../common/clock.ts';
import { newId } from '../ids/id.ts';
import type { AuditEntryRow } from '../storage/rows/audit-rows.ts';
import { statement } from '../storage/statement.ts';
import type { Act } from './act.ts';
import { entityTypeOf } from './entity-types.ts';

/**
 * The entry of a change. Store it in the transaction of the change: both are committed, or neither is.
 *
 * @param resultId The id of the entity that the change returns, if it returns one.
 */
export function entryOf(clock: Clock, act: Act, resultId: string | undefined): AuditEntryRow {
  const { actor, operation, accountId, accountTime, members, address, requestId } = act;
  const entity = entityOfAct(act, resultId);
  return {
    id: newId('aud_', clock),
    occurred_at: timestamp(clock.now()),
    account_time: accountTime,
    account_id: accountId,
    actor_type: actor.type,
    actor_id: actor.id,
    operation,
    entity_type: entity?.type ?? null,
    entity_id: entity?.id ?? null,
    members: [...members],
    address,
    request_id: requestId,
  };
}

interface Entity {
  readonly type: string;
  readonly id: string;
}

function entityOfAct(
  { actor, accountId, namedId, concernsSeveral = false }: Act,
  resultId: string | undefined,
): Entity | undefined {
  if (concernsSeveral) return undefined;
  // A path names the parent of what a request creates. A command or a page names what it is about, and
  // creates other things on the way.
  const [first, second] = actor.type === 'api_key' ? [resultId, namedId] : [namedId, resultId];
  return entityOf(first) ?? entityOf(second) ?? accountEntity(accountId);
}

function entityOf(id: string | undefined): Entity | undefined {
  const type = id === undefined ? undefined : entityTypeOf(id);
  return id === undefined || type === undefined ? undefined : { type, id };
}

/** Such as for its test clock, which has no id. */
function accountEntity(id: string | null): Entity | undefined {
  return id === null ? undefined : { type: 'account', id };
}

export const insertEntry = statement((db, row: AuditEntryRow) => db.insertInto('audit_entries').values(row));
