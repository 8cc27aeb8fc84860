import type { FieldFault } from '../../common/errors.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import { checkReadable, findStored, readPermission, type StoredEntity } from './stored-entities.ts';

/** The entities that a config can name, as error messages describe them. */
const DESCRIPTIONS = {
  address: 'an active address',
  business: 'an active business',
  customer: 'an active customer',
  discount: 'an active discount',
  payment_method: 'a payment method',
  price: 'an active price',
  transaction: 'a transaction',
} as const;

export type NamedKind = keyof typeof DESCRIPTIONS;

/**
 * The entity that a config names at `field`. Undefined for the id null. If the account has no such entity or
 * it is archived, undefined as well, and a fault is added to `faults`.
 *
 * @throws `forbidden` when the API key may not read entities of this kind.
 */
export async function findNamedEntity<K extends NamedKind>(
  services: PlanServices,
  caller: PlanCaller,
  { kind, id, field }: { readonly kind: K; readonly id: string | null; readonly field: string },
  faults: FieldFault[],
): Promise<StoredEntity<K> | undefined> {
  if (id === null) return undefined;
  checkReadable(services, caller, readPermission(kind), id);
  const found = (await findStored(services, caller.accountId, kind, [id])).get(id);
  if (found !== undefined && !isArchived(found)) return found;
  faults.push({ field, message: `must be the id of ${DESCRIPTIONS[kind]}` });
  return undefined;
}

function isArchived(entity: object): boolean {
  return 'status' in entity && entity.status === 'archived';
}
