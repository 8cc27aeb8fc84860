import { createAddress } from '../../service/addresses/create-address.ts';
import { accountClock } from '../../service/common/account-clock.ts';
import { anyError } from '../../service/common/any-error.ts';
import { createCustomer } from '../../service/customers/create-customer.ts';
import { createPrice } from '../../service/products/create-price.ts';
import { createProduct } from '../../service/products/create-product.ts';
import type { Services } from '../../service/services.ts';
import type { Ready } from './protocol.ts';
import { rules, seedAccount } from './seed-account.ts';

const PRICES = 10;

/**
 * The account, with ten products that have a price each, and a customer in a country with tax who buys them.
 */
export async function seedAccountWithCart(
  services: Pick<Services, 'db' | 'clock' | 'notifyDue'>,
): Promise<Omit<Ready, 'port'>> {
  const account = await seedAccount(services);
  return { ...account, cart: await seedCart(services, 'bench') };
}

function seedCart(
  { db, clock, notifyDue }: Pick<Services, 'db' | 'clock' | 'notifyDue'>,
  accountId: string,
): Promise<Ready['cart']> {
  const services = { clock: accountClock(clock, null), rules, notifyDue };
  return db.transaction().execute(async (trx) => {
    const priceIds: string[] = [];
    for (let number = 1; number <= PRICES; number++) {
      const { id: product_id } = await createProduct(anyError, trx, services, accountId, {
        name: `Module ${number}`,
        description: 'A part of the team plan that can be booked on its own.',
        tax_category: 'standard',
      });
      const { id } = await createPrice(anyError, trx, services, accountId, {
        product_id,
        description: 'Monthly, for each seat',
        name: 'Monthly',
        unit_price: { amount: String(number * 1_250), currency_code: 'EUR' },
        billing_cycle: { interval: 'month', frequency: 1 },
      });
      priceIds.push(id);
    }
    const customer = await createCustomer(anyError, trx, services, accountId, { email: 'buyer@works.example' });
    const owner = { account_id: accountId, id: customer.id };
    const address = await createAddress(anyError, trx, services, owner, { country_code: 'DE', postal_code: '10115' });
    return { customerId: customer.id, addressId: address.id, priceIds };
  });
}
