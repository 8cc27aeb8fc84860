import type { Price, PriceUpdate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { changedMembers } from '../common/changed-members.ts';
import type { NewError } from '../common/errors.ts';
import { type EntityKind, updateEntity } from '../entities/update-entity.ts';
import type { AccountServices } from '../services.ts';
import type { PriceRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { checkPrice, type PriceRuleCode, storedQuantity, storedTrial } from './price-rules.ts';
import { priceEntity } from './product-entity.ts';

const PRICE: EntityKind<'prices', 'price.updated'> = {
  table: 'prices',
  name: 'Price',
  updated: 'price.updated',
  json: ['billing_cycle', 'trial_period', 'unit_price', 'unit_price_overrides', 'quantity'],
  entity: priceEntity,
};

/** @throws `conflict` when another request has changed the price since `before` was read. */
export async function updatePrice(
  newError: NewError<'conflict' | PriceRuleCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  before: Selectable<PriceRow>,
  { quantity, trial_period, ...body }: PriceUpdate,
): Promise<Price> {
  const changes = changedMembers(before, {
    ...body,
    quantity: quantity && storedQuantity(newError, quantity),
    trial_period: trial_period && storedTrial(newError, trial_period),
  });
  checkPrice(newError, { ...before, ...changes });
  return updateEntity(newError, trx, services, PRICE, before, changes);
}
