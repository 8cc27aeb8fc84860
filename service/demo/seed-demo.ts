import type { Transaction } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { createAccount } from '../accounts/accounts.ts';
import { createAddress } from '../addresses/create-address.ts';
import { issueApiKey } from '../api-keys/issue-api-key.ts';
import { defaultExpiry } from '../auth/key-store.ts';
import { permissionNames } from '../auth/permissions.ts';
import { createBusiness } from '../businesses/create-business.ts';
import { createCheckoutDomain } from '../checkout-domains/domain-review.ts';
import { createCustomer } from '../customers/create-customer.ts';
import { findCustomer } from '../customers/find-customer.ts';
import { createDiscountGroup } from '../discounts/create-discount-group.ts';
import { createDiscount } from '../discounts/create-discount.ts';
import { createSetting } from '../notification-settings/create-setting.ts';
import { savePaymentMethod } from '../payment-methods/save-payment-method.ts';
import { createPrice } from '../products/create-price.ts';
import { createProduct } from '../products/create-product.ts';
import { findProduct } from '../products/find-product.ts';
import type { Services } from '../services.ts';
import { createSimulation } from '../simulations/create-simulation.ts';
import { startRun } from '../simulations/start-run.ts';
import type { SimulationRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';

const ACCOUNT = 'demo';

/** The demo account: a key with all permissions for 90 days, and the id of one entity of each kind. */
export interface Demo {
  readonly key: string;
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * Creates an account with an example of every readable entity. The destination comes first, so that it is
 * notified of the others.
 */
export async function seedDemo(trx: Transaction<Tables>, services: Services): Promise<Demo> {
  await createAccount(anyError, trx, services.clock, { id: ACCOUNT, name: 'Demo account' });
  const key = await createDemoKey(trx, services);
  const setting = await createSetting(anyError, trx, services, ACCOUNT, {
    description: 'Demo destination',
    type: 'url',
    destination: 'https://receiver.demo.example/webhooks',
    subscribed_events: ['business.created', 'customer.created', 'product.created'],
    traffic_source: 'all',
  });
  const ids = { ...(await seedCustomer(trx, services)), ...(await seedCatalog(trx, services)) };
  const domain = await createCheckoutDomain(anyError, trx, services, ACCOUNT, { domain: 'shop.demo.example' });
  return {
    key,
    ids: {
      ...ids,
      checkout_domain: domain.id,
      notification_setting: setting.id,
      ...(await latest(trx)),
      ...(await seedSimulation(trx, services, {
        setting: setting.id as SimulationRow['notification_setting_id'],
        customer: ids.customer,
      })),
    },
  };
}

/** Expires in 90 days, like any other key. */
export async function createDemoKey(trx: Transaction<Tables>, services: Services): Promise<string> {
  const { key } = await issueApiKey(anyError, trx, services, {
    accountId: ACCOUNT,
    name: 'Demo key',
    description: null,
    permissions: permissionNames,
    expiresAt: defaultExpiry(services.clock),
  });
  return key;
}

async function seedCustomer(trx: Transaction<Tables>, services: Services) {
  const customer = await createCustomer(anyError, trx, services, ACCOUNT, {
    email: 'billing@hillside.example',
    name: 'Hillside Ltd',
  });
  const row = await findCustomer(anyError, trx, ACCOUNT, customer.id);
  const address = await createAddress(anyError, trx, services, row, {
    country_code: 'IE',
    city: 'Cork',
    first_line: '4 Hill Street',
  });
  const business = await createBusiness(anyError, trx, services, row, {
    name: 'Hillside Ltd',
    tax_identifier: 'IE1234567T',
    contacts: [{ name: 'Accounts', email: 'accounts@hillside.example' }],
  });
  const method = await savePaymentMethod(anyError, trx, services, row, {
    address_id: address.id,
    type: 'card',
    origin: 'saved_during_purchase',
    card: { type: 'scheme_01', last4: '4242', expiry_month: 12, expiry_year: 2030, cardholder_name: 'Hillside Ltd' },
  });
  return { customer: customer.id, address: address.id, business: business.id, payment_method: method.id };
}

async function seedCatalog(trx: Transaction<Tables>, services: Services) {
  const product = await createProduct(anyError, trx, services, ACCOUNT, { name: 'Hosting', tax_category: 'standard' });
  const price = await createPrice(anyError, trx, services, await findProduct(anyError, trx, ACCOUNT, product.id), {
    description: 'Hosting, monthly',
    unit_price: { amount: '1900', currency_code: 'EUR' },
    billing_cycle: { interval: 'month', frequency: 1 },
  });
  const group = await createDiscountGroup(anyError, trx, services, ACCOUNT, { name: 'Launch' });
  const discount = await createDiscount(anyError, trx, services, ACCOUNT, {
    description: 'Launch week',
    type: 'percentage',
    amount: '20',
    code: 'LAUNCH20',
    discount_group_id: group.id,
  });
  return { product: product.id, price: price.id, discount_group: group.id, discount: discount.id };
}

/** Includes a run, which starts as soon as the service does. */
async function seedSimulation(
  trx: Transaction<Tables>,
  services: Services,
  { setting, customer }: { readonly setting: SimulationRow['notification_setting_id']; readonly customer: string },
) {
  const caller = { accountId: ACCOUNT, permissions: permissionNames };
  const simulation = await createSimulation(anyError, trx, services, caller, {
    notification_setting_id: setting,
    name: 'A new customer',
    type: 'customer.created',
    payload: { id: customer },
  });
  const run = await startRun(anyError, trx, services, caller, simulation.id as SimulationRow['id']);
  const event = await trx
    .selectFrom('simulation_events')
    .select('id')
    .where('account_id', '=', ACCOUNT)
    .where('simulation_run_id', '=', run.id as SimulationRunRow['id'])
    .executeTakeFirstOrThrow();
  return { simulation: simulation.id, simulation_run: run.id, simulation_event: event.id };
}

async function latest(trx: Transaction<Tables>): Promise<{ notification: string; event: string }> {
  const { id, event_id } = await trx
    .selectFrom('notifications')
    .select(['id', 'event_id'])
    .where('account_id', '=', ACCOUNT)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return { notification: id, event: event_id };
}
