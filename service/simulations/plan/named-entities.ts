import type { CreationEntities } from '@billing/types';

import type { FieldFault } from '../../common/errors.ts';
import { findNamedEntity, type NamedKind } from './find-named-entity.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import { checkReadable, findReadable, type StoredEntity } from './stored-entities.ts';

/** Stored entities of a creation: those that its config names, and those that these refer to, if the API key may read them. */
export interface NamedEntities {
  readonly customer: StoredEntity<'customer'> | undefined;
  readonly address: StoredEntity<'address'> | undefined;
  readonly business: StoredEntity<'business'> | undefined;
  readonly paymentMethod: StoredEntity<'payment_method'> | undefined;
  readonly discount: StoredEntity<'discount'> | undefined;
  /** Owner of the named entities, even if the API key may not read that customer; undefined when none of them has an owner. */
  readonly customerId: StoredEntity<'customer'>['id'] | undefined;
  /** Their billing address, even if the API key may not read it. */
  readonly addressId: StoredEntity<'address'>['id'] | undefined;
}

/** Adds a fault to `faults` for each id that can't be used. @throws `forbidden` for an entity that the API key may not read. */
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
  if (entities.transaction_id !== null) {
    checkReadable(services, caller, 'transaction.read', entities.transaction_id);
    // The service doesn't store transactions yet, so no id is valid.
    faults.push({ field: `${at}.transaction_id`, message: 'must be the id of a transaction' });
  }

  const customerId = customer?.id ?? address?.customer_id ?? business?.customer_id ?? paymentMethod?.customer_id;
  const owned = { address_id: address, business_id: business, payment_method_id: paymentMethod };
  for (const [member, entity] of Object.entries(owned)) {
    if (entity === undefined || entity.customer_id === customerId) continue;
    faults.push({ field: `${at}.${member}`, message: 'must belong to the same customer as the other entities' });
  }

  const addressId = address?.id ?? paymentMethod?.address_id;
  return {
    customer: customer ?? (await related(services, caller, 'customer', customerId)),
    address: address ?? (await related(services, caller, 'address', addressId)),
    business,
    paymentMethod,
    discount,
    customerId,
    addressId,
  };
}

async function related<K extends NamedKind>(
  services: PlanServices,
  caller: PlanCaller,
  kind: K,
  id: string | undefined,
): Promise<StoredEntity<K> | undefined> {
  return id === undefined ? undefined : (await findReadable(services, caller, kind, [id])).get(id);
}
