import type { DiscountGroup, DiscountGroupUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { changedMembers } from '../common/changed-members.ts';
import type { NewError } from '../common/errors.ts';
import { type EntityKind, updateEntity } from '../entities/update-entity.ts';
import type { AccountServices } from '../services.ts';
import type { DiscountGroupRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { unlessTaken } from '../storage/unless-taken.ts';
import { discountGroupEntity } from './discount-group-entity.ts';
import { nameTaken } from './discount-group-rules.ts';

const DISCOUNT_GROUP: EntityKind<'discount_groups', 'discount_group.updated'> = {
  table: 'discount_groups',
  name: 'Discount group',
  updated: 'discount_group.updated',
  entity: discountGroupEntity,
};

/** @throws `conflict` when another request has changed the group since `before` was read. */
export async function updateDiscountGroup(
  newError: NewError<'conflict' | 'discount_group_name_conflict'>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  before: Selectable<DiscountGroupRow>,
  body: DiscountGroupUpdate,
): Promise<DiscountGroup> {
  const changes = changedMembers(before, body);
  const group = await unlessTaken(trx, 'discount_groups_name', () =>
    updateEntity(newError, trx, services, DISCOUNT_GROUP, before, changes),
  );
  if (group === undefined) throw await nameTaken(newError, trx, before.account_id, changes.name ?? before.name);
  return group;
}
