import type { Selectable, Transaction } from 'kysely';

import { createAddress } from '../addresses/create-address.ts';
import { anyError } from '../common/any-error.ts';
import { createCustomer } from '../customers/create-customer.ts';
import type { Id } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import type { CustomerRow } from '../storage/rows/customer-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { updateTransaction } from '../transactions/update-transaction.ts';
import type { Checkout } from './checkout.ts';
import type { Details } from './read-details.ts';

/**
 * Sets the customer and the address of the transaction, so that it is priced again with the tax of the
 * place, and is ready to be paid. An email address that the account knows leads to its customer, of which
 * the page shows nothing.
 *
 * @throws ServiceError with the code that the same API requests would return.
 */
export async function storeDetails(
  trx: Transaction<Tables>,
  services: AccountServices,
  { row }: Checkout,
  details: Details,
): Promise<void> {
  const customerId =
    details.email === null && row.customer_id !== null
      ? row.customer_id
      : await findOrCreateCustomer(trx, services, row.account_id, details);
  const address_id = await findOrCreateAddress(trx, services, { account_id: row.account_id, id: customerId }, details);
  await updateTransaction(anyError, trx, services, row, { customer_id: customerId, address_id });
  if (details.email === null) return;
  await trx
    .updateTable('transactions')
    .set({ checkout_details_entered: true })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
}

async function findOrCreateCustomer(
  trx: Transaction<Tables>,
  services: AccountServices,
  accountId: string,
  { email, name }: Details,
): Promise<Id<'ctm_'>> {
  const known = await trx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('email_lower', '=', (email ?? '').toLowerCase())
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const created = await createCustomer(anyError, trx, services, accountId, { email: email ?? '', name });
  return created.id as Id<'ctm_'>;
}

/**
 * An address of the customer that has this place and nothing else is used again: a corrected form leaves no
 * copies.
 */
async function findOrCreateAddress(
  trx: Transaction<Tables>,
  services: AccountServices,
  customer: Pick<Selectable<CustomerRow>, 'account_id' | 'id'>,
  { country_code, postal_code }: Details,
): Promise<Id<'add_'>> {
  const known = await trx
    .selectFrom('addresses')
    .select('id')
    .where('account_id', '=', customer.account_id)
    .where('customer_id', '=', customer.id)
    .where('status', '=', 'active')
    .where('country_code', '=', country_code)
    .where('postal_code', postal_code === null ? 'is' : '=', postal_code)
    .where('first_line', 'is', null)
    .where('city', 'is', null)
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const created = await createAddress(anyError, trx, services, customer, { country_code, postal_code });
  return created.id as Id<'add_'>;
}
