import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import { insertFailed } from '../../support/failed-notifications.ts';
import type { Ids } from '../../support/fixtures.ts';
import { reportRow } from '../../support/report-fixtures.ts';
import type { TestService } from '../../support/service.ts';
import { insertAdjustments } from './adjustment-rows.ts';
import { insertLogs } from './notification-log-rows.ts';
import { insertSubscriptions } from './subscription-rows.ts';
import { insertTransactions } from './transaction-rows.ts';

/** Each list, as it is read and as it grows. */
export interface List {
  readonly path: string;
  /** The member of an item that holds its id. */
  readonly id: string;
  /** Inserts that many rows after all others and returns their ids. */
  insert(count: number): Promise<string[]>;
}

export interface ListBody {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly meta: {
    readonly pagination: {
      readonly per_page: number;
      readonly next: string;
      readonly has_more: boolean;
      readonly estimated_total?: number;
    };
  };
}

type Name =
  | 'addresses'
  | 'businesses'
  | 'customers'
  | 'discountGroups'
  | 'discounts'
  | 'events'
  | 'notifications'
  | 'notificationLogs'
  | 'notificationSettings'
  | 'checkoutDomains'
  | 'clientTokens'
  | 'paymentMethods'
  | 'products'
  | 'prices'
  | 'adjustments'
  | 'reports'
  | 'subscriptions'
  | 'transactions';

/** Lists of the service's own account. */
export function listsOf(service: TestService, ids: Ids): Record<Name, List> {
  return {
    addresses: {
      path: `/customers/${ids.customer_id}/addresses`,
      id: 'id',
      insert: (count) => insertAddresses(service, ids, count),
    },
    businesses: {
      path: `/customers/${ids.customer_id}/businesses`,
      id: 'id',
      insert: (count) => insertBusinesses(service, ids, count),
    },
    customers: { path: '/customers', id: 'id', insert: (count) => insertCustomers(service, count) },
    discountGroups: {
      path: '/discount-groups',
      id: 'id',
      insert: (count) => insertDiscountGroups(service, count),
    },
    discounts: { path: '/discounts', id: 'id', insert: (count) => insertDiscounts(service, count) },
    notifications: {
      path: '/notifications',
      id: 'id',
      async insert(count) {
        const made = await insertFailed(service.services, service.accountId, ids.notification_setting_id, count);
        return made.map(({ id }) => id);
      },
    },
    notificationLogs: {
      path: `/notifications/${ids.notification_id}/logs`,
      id: 'id',
      insert: (count) => insertLogs(service, ids, count),
    },
    notificationSettings: {
      path: '/notification-settings',
      id: 'id',
      insert: (count) => insertSettings(service, count),
    },
    events: { path: '/events', id: 'event_id', insert: (count) => insertEvents(service, count) },
    checkoutDomains: { path: '/checkout-domains', id: 'id', insert: (count) => insertDomains(service, count) },
    clientTokens: { path: '/client-tokens', id: 'id', insert: (count) => insertTokens(service, count) },
    paymentMethods: {
      path: `/customers/${ids.customer_id}/payment-methods`,
      id: 'id',
      insert: (count) => insertMethods(service, ids, count),
    },
    products: { path: '/products', id: 'id', insert: (count) => insertProducts(service, count) },
    prices: { path: '/prices', id: 'id', insert: (count) => insertPrices(service, ids, count) },
    adjustments: { path: '/adjustments', id: 'id', insert: (count) => insertAdjustments(service, ids, count) },
    reports: { path: '/reports', id: 'id', insert: (count) => insertReports(service, count) },
    subscriptions: { path: '/subscriptions', id: 'id', insert: (count) => insertSubscriptions(service, ids, count) },
    transactions: { path: '/transactions', id: 'id', insert: (count) => insertTransactions(service, ids, count) },
  };
}

/** `more` goes into every row. */
export async function insertCustomers(
  { services, accountId }: TestService,
  count: number,
  more: object = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const id = newId('ctm_', services.clock);
    return { ...newRow(services, accountId), id, name: null, email: `${id}@customer.example`, ...more };
  });
  await services.db.insertInto('customers').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function insertDiscountGroups({ services, accountId }: TestService, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => {
    const id = newId('dsg_', services.clock);
    const { custom_data: _none, ...row } = newRow(services, accountId);
    return { ...row, id, name: id };
  });
  await services.db.insertInto('discount_groups').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function insertDiscounts({ services, accountId }: TestService, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    ...newRow(services, accountId),
    id: newId('dsc_', services.clock),
    description: 'Ten percent',
    enabled_for_checkout: false,
    type: 'percentage' as const,
    amount: '10',
  }));
  await services.db.insertInto('discounts').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function insertAddresses(
  { services, accountId }: TestService,
  { customer_id }: Ids,
  count: number,
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    ...newRow(services, accountId),
    id: newId('add_', services.clock),
    customer_id,
    description: null,
    first_line: null,
    second_line: null,
    city: null,
    postal_code: null,
    region: null,
    country_code: 'NL',
  }));
  await services.db.insertInto('addresses').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function insertBusinesses(
  { services, accountId }: TestService,
  { customer_id }: Ids,
  count: number,
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    ...newRow(services, accountId),
    id: newId('biz_', services.clock),
    customer_id,
    name: 'Sample Works',
    company_number: null,
    tax_identifier: null,
    contacts: '[]',
  }));
  await services.db.insertInto('businesses').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** `more` goes into every row. */
export async function insertProducts(
  { services, accountId }: TestService,
  count: number,
  more: object = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    ...newRow(services, accountId),
    id: newId('pro_', services.clock),
    name: 'Team plan',
    description: null,
    tax_category: 'standard',
    image_url: null,
    ...more,
  }));
  await services.db.insertInto('products').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** `more` goes into every row. */
export async function insertPrices(
  { services, accountId }: TestService,
  { product_id }: Pick<Ids, 'product_id'>,
  count: number,
  more: object = {},
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    ...newRow(services, accountId),
    id: newId('pri_', services.clock),
    product_id,
    description: 'Monthly',
    name: null,
    billing_cycle: null,
    trial_period: null,
    unit_price: '{"amount":"1000","currency_code":"EUR"}',
    unit_price_overrides: '[]',
    quantity: '{"minimum":1,"maximum":100}',
    ...more,
  }));
  await services.db.insertInto('prices').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** The columns that each row of the catalog has. */
function newRow({ clock }: TestService['services'], accountId: string) {
  const now = timestamp(clock.now());
  return { account_id: accountId, custom_data: null, import_meta: null, created_at: now, updated_at: now };
}

async function insertSettings({ services, accountId }: TestService, count: number): Promise<string[]> {
  const { db, clock, secrets } = services;
  const now = timestamp(clock.now());
  const rows = Array.from({ length: count }, () => {
    const id = newId('ntfset_', clock);
    return {
      account_id: accountId,
      id,
      description: 'Sync',
      type: 'url' as const,
      destination: `https://works.example/${id}`,
      active: false,
      api_version: 1,
      subscribed_events: [],
      secret: secrets.seal(`svc_${id}_${'x'.repeat(32)}`, id),
      created_at: now,
      updated_at: now,
    };
  });
  await db.insertInto('notification_settings').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function insertEvents({ services, accountId }: TestService, count: number): Promise<string[]> {
  const { db, clock } = services;
  const rows = Array.from({ length: count }, (_, index) => ({
    account_id: accountId,
    id: newId('evt_', clock),
    type: index % 2 === 0 ? 'product.created' : 'product.updated',
    occurred_at: timestamp(clock.now()),
    data: '{}',
  }));
  await db.insertInto('events').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** `more` goes into every row. */
export async function insertDomains(
  { services, accountId }: TestService,
  count: number,
  more: object = {},
): Promise<string[]> {
  const { db, clock } = services;
  const now = timestamp(clock.now());
  const rows = Array.from({ length: count }, (_, index) => {
    const id = newId('chedom_', clock);
    return {
      account_id: accountId,
      id,
      domain: `${id.slice(7)}.example`,
      status: (['approved', 'in_review', 'pending_review'] as const)[index % 3]!,
      device_wallet_a_status: 'unverified' as const,
      created_at: now,
      updated_at: now,
      ...more,
    };
  });
  await db.insertInto('checkout_domains').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function insertTokens({ services, accountId }: TestService, count: number): Promise<string[]> {
  const { db, clock } = services;
  const now = timestamp(clock.now());
  const rows = Array.from({ length: count }, () => {
    const id = newId('ctkn_', clock);
    return {
      account_id: accountId,
      id,
      token: `test_0${id.slice(5)}`,
      name: 'Shop',
      description: null,
      revoked_at: null,
      created_at: now,
      updated_at: now,
    };
  });
  await db.insertInto('client_tokens').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function insertReports({ services, accountId }: TestService, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => reportRow(services, accountId));
  await services.db.insertInto('reports').values(rows).execute();
  return rows.map(({ id }) => id);
}

async function insertMethods(
  { services, accountId }: TestService,
  { customer_id, address_id }: Ids,
  count: number,
): Promise<string[]> {
  const { db, clock } = services;
  const now = timestamp(clock.now());
  const rows = Array.from({ length: count }, (_, index) => ({
    account_id: accountId,
    id: newId('paymtd_', clock),
    customer_id,
    address_id,
    type: 'method_01',
    card: null,
    paypal: null,
    underlying_details: null,
    south_korea_local_card: null,
    saved_at: now,
    updated_at: now,
    origin: (['saved_during_purchase', 'subscription', 'subscription_saved_during_purchase'] as const)[index % 3]!,
  }));
  await db.insertInto('payment_methods').values(rows).execute();
  return rows.map(({ id }) => id);
}
