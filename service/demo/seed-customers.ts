import type { Address, Business, Customer } from '@billing/types';
import type { Transaction } from 'kysely';

import { createAddress } from '../addresses/create-address.ts';
import { createBusiness } from '../businesses/create-business.ts';
import { anyError } from '../common/any-error.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { findCustomer } from '../customers/find-customer.ts';
import { savePaymentMethod } from '../payment-methods/save-payment-method.ts';
import type { AccountServices } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { DEMO_CUSTOMERS } from './demo-customers.ts';

/** Each customer gets an address and a card. Returns the ids of the first one and of what it has. */
export async function seedCustomers(trx: Transaction<Tables>, services: AccountServices, accountId: string) {
  const seeded: {
    readonly customer: Customer['id'];
    readonly address: Address['id'];
    readonly business: Business['id'];
    readonly payment_method: string;
  }[] = [];
  for (const [index, demo] of DEMO_CUSTOMERS.entries()) {
    const customer = await createCustomer(anyError, trx, services, accountId, demo.customer);
    const row = await findCustomer(anyError, trx, accountId, customer.id);
    const address = await createAddress(anyError, trx, services, row, demo.address);
    const business = demo.business && (await createBusiness(anyError, trx, services, row, demo.business));
    const method = await savePaymentMethod(anyError, trx, services, row, {
      address_id: address.id,
      type: 'card',
      origin: 'saved_during_purchase',
      card: {
        type: 'scheme_01',
        last4: `${4242 + index}`,
        expiry_month: (index % 12) + 1,
        expiry_year: 2030,
        cardholder_name: demo.customer.name ?? '',
      },
    });
    if (business !== undefined)
      seeded.push({ customer: customer.id, address: address.id, business: business.id, payment_method: method.id });
  }
  return seeded[0]!;
}
