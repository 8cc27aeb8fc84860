import type { PermissionName } from '@billing/server';
import type { Selectable } from 'kysely';

import { addressEntity } from '../../addresses/address-entity.ts';
import { apiKeyEntity } from '../../auth/api-key-entity.ts';
import { allows } from '../../auth/permissions.ts';
import { businessEntity } from '../../businesses/business-entity.ts';
import { clientTokenEntity } from '../../client-tokens/client-token-entity.ts';
import { customerEntity } from '../../customers/customer-entity.ts';
import { discountGroupEntity } from '../../discount-groups/discount-group-entity.ts';
import { discountEntity } from '../../discounts/discount-entity.ts';
import { paymentMethodEntity } from '../../payment-methods/payment-method-entity.ts';
import { priceEntity, productEntity } from '../../products/product-entity.ts';
import { reportEntity } from '../../reports/report-entity.ts';
import type { Rules } from '../../services.ts';
import type { Tables } from '../../storage/tables.ts';
import { adjustmentEntity } from '../../transactions/adjustment-entity.ts';
import { transactionEntity } from '../../transactions/transaction-entity.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';

type StoredTable =
  | 'addresses'
  | 'adjustments'
  | 'api_keys'
  | 'businesses'
  | 'client_tokens'
  | 'customers'
  | 'discount_groups'
  | 'discounts'
  | 'payment_methods'
  | 'prices'
  | 'products'
  | 'reports'
  | 'transactions';

/**
 * How to read and show the entities that the service stores, by the first part of the event types about
 * them.
 */
const KINDS = {
  address: kind('address.read', 'addresses', addressEntity),
  adjustment: kind('adjustment.read', 'adjustments', adjustmentEntity),
  api_key: kind('api_key.read', 'api_keys', (row, { environment }) => apiKeyEntity(environment, row)),
  business: kind('business.read', 'businesses', businessEntity),
  client_token: kind('client_token.read', 'client_tokens', clientTokenEntity),
  customer: kind('customer.read', 'customers', customerEntity),
  discount: kind('discount.read', 'discounts', discountEntity),
  discount_group: kind('discount.read', 'discount_groups', discountGroupEntity),
  payment_method: kind('payment_method.read', 'payment_methods', paymentMethodEntity),
  price: kind('price.read', 'prices', priceEntity),
  product: kind('product.read', 'products', productEntity),
  report: kind('report.read', 'reports', reportEntity),
  transaction: kind('transaction.read', 'transactions', transactionEntity),
};

export type StoredKind = keyof typeof KINDS;
export type StoredEntity<K extends StoredKind> = ReturnType<(typeof KINDS)[K]['entity']>;

export function isStoredKind(kind: string): kind is StoredKind {
  return Object.hasOwn(KINDS, kind);
}

/** The account's entities of a kind with these ids, by id. Unknown ids are left out. */
export async function findStored<K extends StoredKind>(
  { db, rules, readPermissions }: PlanServices,
  accountId: string,
  kindName: K,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredEntity<K>>> {
  if (ids.length === 0) return new Map();
  const { permission, table, entity } = KINDS[kindName];
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', 'in', ids as never)
    .execute();
  if (rows.length > 0) readPermissions?.add(permission);
  return new Map(rows.map((row) => [row.id, entity(row as never, rules) as StoredEntity<K>]));
}

/**
 * Like `findStored`, for entities that a named entity refers to: empty when the API key may not read them.
 */
export async function findReadable<K extends StoredKind>(
  services: PlanServices,
  caller: PlanCaller,
  kindName: K,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredEntity<K>>> {
  const readable = allows(caller.permissions, readPermission(kindName));
  return findStored(services, caller.accountId, kindName, readable ? ids : []);
}

export function readPermission(kindName: StoredKind): PermissionName {
  return KINDS[kindName].permission;
}

/** @throws `forbidden` when the API key may not read the entity that a simulation names. */
export function checkReadable(
  { newError }: Pick<PlanServices, 'newError'>,
  { permissions }: PlanCaller,
  permission: PermissionName,
  id: string,
): void {
  if (allows(permissions, permission)) return;
  throw newError('forbidden', `The simulation names ${id}, and the API key lacks the permission ${permission}.`);
}

function kind<T extends StoredTable, Entity>(
  permission: PermissionName,
  table: T,
  entity: (row: Selectable<Tables[T]>, rules: Rules) => Entity,
) {
  return { permission, table, entity };
}
