import type { PriceCreate } from '@billing/types';

import { anyError } from '../../service/common/any-error.ts';
import { createAddress } from '../../service/addresses/create-address.ts';
import { createCheckoutDomain, moveCheckoutDomain } from '../../service/checkout-domains/domain-review.ts';
import { createClientToken } from '../../service/client-tokens/create-client-token.ts';
import { timestamp } from '../../service/common/clock.ts';
import { createBusiness } from '../../service/businesses/create-business.ts';
import { createCustomer } from '../../service/customers/create-customer.ts';
import { findCustomer } from '../../service/customers/find-customer.ts';
import { createDiscount } from '../../service/discounts/create-discount.ts';
import { createDiscountGroup } from '../../service/discount-groups/create-discount-group.ts';
import { type Id, newId } from '../../service/ids/id.ts';
import { createSetting, type NewSetting } from '../../service/notification-settings/create-setting.ts';
import { savePaymentMethod } from '../../service/payment-methods/save-payment-method.ts';
import { createPrice } from '../../service/products/create-price.ts';
import { createProduct } from '../../service/products/create-product.ts';
import type { Services } from '../../service/services.ts';
import { newSimulationEvent } from '../../service/simulations/new-simulation-event.ts';
import { toJson } from '../../service/storage/columns.ts';
import { seedAdjustment } from './adjustment-fixtures.ts';
import { seedReport } from './report-fixtures.ts';
import { ownServices } from './own-services.ts';
import type { TestService } from './service.ts';
import { seedTransaction } from './transaction-fixtures.ts';

/** One entity of each kind that an operation reads. The names are those of the path parameters. */
export interface Ids {
  readonly api_key_id: Id<'apikey_'>;
  readonly customer_id: Id<'ctm_'>;
  readonly address_id: Id<'add_'>;
  readonly business_id: Id<'biz_'>;
  readonly payment_method_id: Id<'paymtd_'>;
  readonly checkout_domain_id: Id<'chedom_'>;
  readonly client_token_id: Id<'ctkn_'>;
  readonly product_id: Id<'pro_'>;
  readonly price_id: Id<'pri_'>;
  readonly discount_group_id: Id<'dsg_'>;
  readonly discount_id: Id<'dsc_'>;
  /** Ready, of the customer, the address and the price. */
  readonly transaction_id: Id<'txn_'>;
  /** An approved credit of 1.00 of another transaction. */
  readonly adjustment_id: Id<'adj_'>;
  /** Active, of the transaction of the adjustment. */
  readonly subscription_id: Id<'sub_'>;
  /** Of discounts, ready. */
  readonly report_id: Id<'rep_'>;
  /** Of type `url`, active, subscribed to `customer.created`. */
  readonly notification_setting_id: Id<'ntfset_'>;
  readonly notification_id: Id<'ntf_'>;
  /** An attempt to deliver it. */
  readonly notification_log_id: Id<'ntflog_'>;
  readonly event_id: Id<'evt_'>;
  readonly simulation_id: Id<'ntfsim_'>;
  /** Of a single event; it has two simulation events, of which `simulation_event_id` got a response. */
  readonly simulation_run_id: Id<'ntfsimrun_'>;
  readonly simulation_event_id: Id<'ntfsimevt_'>;
}

/**
 * Puts a little of everything that the operations read into an account, by default the service's own. The
 * destination comes first, so that the first customer makes a notification.
 */
export async function seedEverything(service: TestService, accountId = service.accountId): Promise<Ids> {
  const client = await service.client({ apiKey: await service.keyFor({ accountId }) });
  const notification_setting_id = await seedSetting(service.services, accountId);
  const customer = await client.customers.create({ body: { email: 'fixture@customer.example', name: 'Sam Sample' } });
  const customer_id = customer.data.id as Id<'ctm_'>;
  const business = await client.businesses.create({
    path: { customer_id },
    body: { name: 'Sample Works', contacts: [{ email: 'sam@works.example' }] },
  });
  const product = await client.products.create({ body: { name: 'Team plan', tax_category: 'standard' } });
  const product_id = product.data.id as Id<'pro_'>;
  const methods = await seedPaymentMethods(service.services, accountId, customer_id);
  const pricing = await seedPricing(service.services, accountId, product_id);
  return {
    ...(await seededKey(service.services, accountId)),
    notification_setting_id,
    customer_id,
    business_id: business.data.id as Id<'biz_'>,
    product_id,
    ...(await seedNotificationIds(service.services, accountId)),
    ...methods,
    ...(await seedCheckoutDomains(service.services, accountId)),
    client_token_id: await seedClientToken(service.services, accountId),
    ...pricing,
    transaction_id: await seedTransaction(service.services, accountId, { customer_id, ...methods, ...pricing }),
    adjustment_id: await seedAdjustment(service.services, accountId, { customer_id, ...methods, ...pricing }),
    subscription_id: await startedSubscription(service.services, accountId),
    report_id: await seedReport(service.services, accountId),
    ...(await seedSimulation(service.services, accountId, notification_setting_id)),
  };
}

async function startedSubscription({ db }: Services, accountId: string): Promise<Id<'sub_'>> {
  const { id } = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return id;
}

async function seededKey({ db }: Services, accountId: string): Promise<Pick<Ids, 'api_key_id'>> {
  const { id } = await db
    .selectFrom('api_keys')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { api_key_id: id };
}

export async function seedCustomer(services: Services, accountId: string): Promise<Id<'ctm_'>> {
  const own = await ownServices(services, accountId);
  const { id } = await services.db
    .transaction()
    .execute((trx) =>
      createCustomer(anyError, trx, own, accountId, { email: `${newId('', services.clock)}@customer.example` }),
    );
  return id as Id<'ctm_'>;
}

export async function seedAddress(services: Services, accountId: string, customerId: string): Promise<Id<'add_'>> {
  const own = await ownServices(services, accountId);
  const customer = await findCustomer(anyError, services.db, accountId, customerId);
  const { id } = await services.db
    .transaction()
    .execute((trx) => createAddress(anyError, trx, own, customer, { country_code: 'NL', city: 'Utrecht' }));
  return id as Id<'add_'>;
}

export async function seedBusiness(services: Services, accountId: string, customerId: string): Promise<Id<'biz_'>> {
  const own = await ownServices(services, accountId);
  const customer = await findCustomer(anyError, services.db, accountId, customerId);
  const { id } = await services.db
    .transaction()
    .execute((trx) => createBusiness(anyError, trx, own, customer, { name: 'Sample Works' }));
  return id as Id<'biz_'>;
}

export async function seedClientToken(services: Services, accountId: string): Promise<Id<'ctkn_'>> {
  const own = await ownServices(services, accountId);
  const { id } = await services.db
    .transaction()
    .execute((trx) => createClientToken(trx, own, accountId, { name: 'Shop' }));
  return id as Id<'ctkn_'>;
}

export async function seedProduct(services: Services, accountId: string): Promise<Id<'pro_'>> {
  const own = await ownServices(services, accountId);
  const { id } = await services.db
    .transaction()
    .execute((trx) => createProduct(anyError, trx, own, accountId, { name: 'Team plan', tax_category: 'standard' }));
  return id as Id<'pro_'>;
}

/** A price that recurs each month, unless the members are others. */
export async function seedPrice(
  services: Services,
  accountId: string,
  product_id: Id<'pro_'>,
  more: Partial<PriceCreate> = {},
): Promise<Id<'pri_'>> {
  const own = await ownServices(services, accountId);
  const { id } = await services.db.transaction().execute((trx) =>
    createPrice(anyError, trx, own, accountId, {
      product_id,
      description: 'Monthly',
      unit_price: { amount: '4500', currency_code: 'EUR' },
      billing_cycle: { interval: 'month', frequency: 1 },
      ...more,
    }),
  );
  return id as Id<'pri_'>;
}

/**
 * A destination of type `url` for real and simulated events whose address no other one of the account has.
 */
export async function seedSetting(
  services: Services,
  accountId: string,
  more: Partial<NewSetting> = {},
): Promise<Id<'ntfset_'>> {
  const own = await ownServices(services, accountId);
  const { id } = await services.db.transaction().execute((trx) =>
    createSetting(anyError, trx, own, accountId, {
      description: 'Customer sync',
      type: 'url',
      destination: `https://hooks.works.example/${newId('', services.clock)}`,
      subscribed_events: ['customer.created'],
      traffic_source: 'all',
      ...more,
    }),
  );
  return id as Id<'ntfset_'>;
}

async function seedNotificationIds(
  { db, clock }: Services,
  accountId: string,
): Promise<Pick<Ids, 'notification_id' | 'notification_log_id' | 'event_id'>> {
  const { id, event_id } = await db
    .selectFrom('notifications')
    .select(['id', 'event_id'])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const notification_log_id = newId('ntflog_', clock);
  await db
    .insertInto('notification_logs')
    .values({
      account_id: accountId,
      id: notification_log_id,
      notification_id: id,
      attempted_at: timestamp(clock.now()),
      duration_ms: 5_000,
      response_code: 0,
      response_headers: '[]',
      response_content_type: null,
      response_body: 'timeout',
      error: 'timeout',
      address: null,
    })
    .execute();
  return { notification_id: id, notification_log_id, event_id };
}

async function seedPaymentMethods(
  services: Services,
  accountId: string,
  customerId: Id<'ctm_'>,
): Promise<Pick<Ids, 'address_id' | 'payment_method_id'>> {
  const own = await ownServices(services, accountId);
  const customer = await findCustomer(anyError, services.db, accountId, customerId);
  return services.db.transaction().execute(async (trx) => {
    const address = await createAddress(anyError, trx, own, customer, { country_code: 'NL', city: 'Utrecht' });
    const address_id = address.id as Id<'add_'>;
    const card = {
      type: 'scheme_01',
      last4: '4242',
      expiry_month: 11,
      expiry_year: 2029,
      cardholder_name: 'Sam Sample',
    };
    const wallet = { email: 'sam@works.example', reference: 'WALLET-1' };
    const first = await savePaymentMethod(anyError, trx, own, customer, {
      address_id,
      type: 'card',
      origin: 'saved_during_purchase',
      card,
    });
    await savePaymentMethod(anyError, trx, own, customer, {
      address_id,
      type: 'paypal_kind',
      origin: 'subscription',
      paypal: wallet,
    });
    return { address_id, payment_method_id: first.id as Id<'paymtd_'> };
  });
}

/** A payment method that no other one of the customer is the same as. */
export async function seedPaymentMethod(
  services: Services,
  accountId: string,
  { customer_id, address_id }: Pick<Ids, 'customer_id' | 'address_id'>,
): Promise<Id<'paymtd_'>> {
  const own = await ownServices(services, accountId);
  const customer = await findCustomer(anyError, services.db, accountId, customer_id);
  const { id } = await services.db.transaction().execute((trx) =>
    savePaymentMethod(anyError, trx, own, customer, {
      address_id,
      type: 'paypal_kind',
      origin: 'saved_during_purchase',
      paypal: { email: 'sam@works.example', reference: newId('', services.clock) },
    }),
  );
  return id as Id<'paymtd_'>;
}

export async function seedCheckoutDomain(services: Services, accountId: string): Promise<Id<'chedom_'>> {
  const own = await ownServices(services, accountId);
  const { id } = await services.db
    .transaction()
    .execute((trx) => createCheckoutDomain(anyError, trx, own, accountId, { domain: 'new.works.example' }));
  return id as Id<'chedom_'>;
}

async function seedCheckoutDomains(services: Services, accountId: string): Promise<Pick<Ids, 'checkout_domain_id'>> {
  const own = await ownServices(services, accountId);
  return services.db.transaction().execute(async (trx) => {
    const parent = await createCheckoutDomain(anyError, trx, own, accountId, { domain: 'works.example' });
    await createCheckoutDomain(anyError, trx, own, accountId, { domain: 'shop.works.example' });
    const checkout_domain_id = parent.id as Id<'chedom_'>;
    await moveCheckoutDomain(anyError, trx, own, accountId, checkout_domain_id, 'approved');
    return { checkout_domain_id };
  });
}

async function seedPricing(
  services: Services,
  accountId: string,
  productId: Id<'pro_'>,
): Promise<Pick<Ids, 'price_id' | 'discount_group_id' | 'discount_id'>> {
  const own = await ownServices(services, accountId);
  const price_id = await seedPrice(services, accountId, productId);
  return services.db.transaction().execute(async (trx) => {
    const group = await createDiscountGroup(anyError, trx, own, accountId, { name: 'Spring campaign' });
    const discount = await createDiscount(anyError, trx, own, accountId, {
      description: 'Ten percent',
      type: 'percentage',
      amount: '10',
      restrict_to: [productId, price_id],
      discount_group_id: group.id as Id<'dsg_'>,
    });
    return {
      price_id,
      discount_group_id: group.id as Id<'dsg_'>,
      discount_id: discount.id as Id<'dsc_'>,
    };
  });
}

/** Inserts the rows of a completed run, without a runner. */
export async function seedSimulation(
  { db, clock }: Services,
  accountId: string,
  settingId: Id<'ntfset_'>,
): Promise<Pick<Ids, 'simulation_id' | 'simulation_run_id' | 'simulation_event_id'>> {
  const own = await ownServices({ db, clock }, accountId);
  const now = own.clock.now();
  const common = { account_id: accountId, created_at: now, updated_at: now };
  const simulation_id = newId('ntfsim_', clock);
  const simulation_run_id = newId('ntfsimrun_', clock);
  const run = { account_id: accountId, id: simulation_run_id };
  const event = () =>
    newSimulationEvent(own.clock, run, {
      eventType: 'customer.created',
      occurredAt: now,
      data: { id: newId('ctm_', clock) },
    });
  const response = toJson({ body: 'ok', status_code: 200 });
  const responded = { ...event(), status: 'success' as const, attempted_at: now, response };
  const unsent = { ...event(), status: 'aborted' as const };
  await db
    .insertInto('simulations')
    .values({
      ...common,
      id: simulation_id,
      notification_setting_id: settingId,
      name: 'One customer',
      type: 'customer.created',
      payload: null,
      config: null,
    })
    .execute();
  await db
    .insertInto('simulation_runs')
    .values({
      ...common,
      id: simulation_run_id,
      simulation_id,
      notification_setting_id: settingId,
      status: 'completed',
      type: 'customer.created',
    })
    .execute();
  await db.insertInto('simulation_events').values([responded, unsent]).execute();
  return { simulation_id, simulation_run_id, simulation_event_id: responded.id };
}
