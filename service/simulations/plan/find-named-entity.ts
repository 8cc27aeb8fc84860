import type { FieldFault } from '../../common/errors.ts';
import type { PlanCaller, Planning } from './plan-events.ts';
import { checkReadable, findStored, readPermission, type StoredEntity } from './stored-entities.ts';

/** What a config may name, as a fault says what its id has to be of. */
const NAMED = {
  address: 'an active address',
  business: 'an active business',
  customer: 'an active customer',
  discount: 'an active discount',
  payment_method: 'a payment method',
  price: 'an active price',
} as const;

export type NamedKind = keyof typeof NAMED;

/**
 * The entity that a config names at `field`; undefined, with a fault, when there is none, or when it is archived and so cannot be used.
 */
export async function findNamed<K extends NamedKind>(
  services: Planning,
  caller: PlanCaller,
  { kind, id, field }: { readonly kind: K; readonly id: string | null; readonly field: string },
  faults: FieldFault[],
): Promise<StoredEntity<K> | undefined> {
  if (id === null) return undefined;
  checkReadable(services, caller, readPermission(kind), id);
  const found = (await findStored(services, caller.accountId, kind, [id])).get(id);
  if (found !== undefined && !isArchived(found)) return found;
  faults.push({ field, message: `must be the id of ${NAMED[kind]}` });
  return undefined;
}

function isArchived(entity: object): boolean {
  return 'status' in entity && entity.status === 'archived';
}
