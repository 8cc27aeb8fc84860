import type { CreationEntities } from '@billing/types';

import type { FieldFault } from '../../common/errors.ts';
import { findNamedEntity, type NamedKind } from './find-named-entity.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import { findReadable, type StoredEntity } from './stored-entities.ts';

/**
 * Stored entities of a creation: those that its config names, and those that these refer to, if the API key
 * may read them.
 */
export interface NamedEntities {
  readonly customer: StoredEntity<'customer'> | undefined;
  readonly address: StoredEntity<'address'> | undefined;
  readonly business: StoredEntity<'business'> | undefined;
  readonly paymentMethod: StoredEntity<'payment_method'> | undefined;
  readonly discount: StoredEntity<'discount'> | undefined;
  readonly transaction: StoredEntity<'transaction'> | undefined;
  /**
   * Owner of the named entities, even if the API key may not read that customer; undefined when none of them
   * has an owner.
   */
  readonly customerId: StoredEntity<'customer'>['id'] | undefined;
  /** Their billing address, even if the API key may not read it. */
  readonly addressId: StoredEntity<'address'>['id'] | undefined;
}

/**
 * Adds a fault to `faults` for each id that can't be used. @throws `forbidden` for an entity that the API
 * key may not read.
 */
export async function namedEntities(
  services: PlanServices,
  caller: PlanCaller,
  entities: CreationEntities,
  at: string,
  faults: FieldFault[],
): Promise<NamedEntities> {
  const find = <K extends NamedKind>(kind: K, id: string | null, member: string) =>
    findNamedEntity(services, caller, { kind, id, field: `${at}.${member}` }, faults);
  const customer = await find('customer', entities.customer_id, 'customer_id');
  const address = await find('address', entities.address_id, 'address_id');
  const business = await find('business', entities.business_id, 'business_id');
  const paymentMethod = await find('payment_method', entities.payment_method_id, 'payment_method_id');
  const discount = await find('discount', entities.discount_id, 'discount_id');
  const transaction = await find('transaction', entities.transaction_id, 'transaction_id');

  const owned = {
    address_id: address,
    business_id: business,
    payment_method_id: paymentMethod,
    transaction_id: transaction,
  };
  const owners = Object.values(owned).map((entity) => entity?.customer_id ?? undefined);
  const customerId = customer?.id ?? owners.find((id) => id !== undefined);
  for (const [member, entity] of Object.entries(owned)) {
    // A draft has no customer.
    if (entity === undefined || entity.customer_id === null || entity.customer_id === customerId) continue;
    faults.push({ field: `${at}.${member}`, message: 'must belong to the same customer as the other entities' });
  }

  const addressId = address?.id ?? transaction?.address_id ?? paymentMethod?.address_id;
  return {
    customer: customer ?? (await related(services, caller, 'customer', customerId)),
    address: address ?? (await related(services, caller, 'address', addressId)),
    business: business ?? (await related(services, caller, 'business', transaction?.business_id)),
    paymentMethod,
    discount: discount ?? (await related(services, caller, 'discount', transaction?.discount_id)),
    transaction,
    customerId,
    addressId,
  };
}

async function related<K extends NamedKind>(
  services: PlanServices,
  caller: PlanCaller,
  kind: K,
  id: string | null | undefined,
): Promise<StoredEntity<K> | undefined> {
  return id === null || id === undefined ? undefined : (await findReadable(services, caller, kind, [id])).get(id);
}
