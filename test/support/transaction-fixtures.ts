import { anyError } from '../../service/common/any-error.ts';
import type { Id } from '../../service/ids/id.ts';
import type { Services } from '../../service/services.ts';
import { createTransaction } from '../../service/transactions/create-transaction.ts';
import { ownServices } from './own-services.ts';

/** Who buys what. */
interface Purchase {
  readonly customer_id: Id<'ctm_'>;
  readonly address_id: Id<'add_'>;
  readonly price_id: Id<'pri_'>;
}

/** A transaction that is ready, with an item of the price. */
export async function seedTransaction(
  services: Services,
  accountId: string,
  { customer_id, address_id, price_id }: Purchase,
): Promise<Id<'txn_'>> {
  const own = await ownServices(services, accountId);
  const items = [{ price_id, quantity: 10 }];
  const { id } = await services.db
    .transaction()
    .execute((trx) => createTransaction(anyError, trx, own, accountId, { items, customer_id, address_id }));
  return id;
}
