import { timestamp } from '../../../service/common/clock.ts';
import { newId } from '../../../service/ids/id.ts';
import { insertFailed } from '../../support/failed-notifications.ts';
import type { Ids } from '../../support/fixtures.ts';
import type { TestService } from '../../support/service.ts';

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
  | 'events'
  | 'notifications'
  | 'notificationLogs'
  | 'notificationSettings'
  | 'checkoutDomains'
  | 'paymentMethods';

/** Lists of the service's own account. */
export function listsOf(service: TestService, ids: Ids): Record<Name, List> {
  return {
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
    paymentMethods: {
      path: `/customers/${ids.customer_id}/payment-methods`,
      id: 'id',
      insert: (count) => insertMethods(service, ids, count),
    },
  };
}

async function insertLogs(
  { services, accountId }: TestService,
  { notification_id }: Ids,
  count: number,
): Promise<string[]> {
  const { db, clock } = services;
  const rows = Array.from({ length: count }, () => ({
    account_id: accountId,
    id: newId('ntflog_', clock),
    notification_id,
    attempted_at: timestamp(clock.now()),
    duration_ms: 12,
    response_code: 500,
    response_headers: '[]',
    response_content_type: null,
    response_body: '',
    error: null,
    address: null,
  }));
  await db.insertInto('notification_logs').values(rows).execute();
  return rows.map(({ id }) => id);
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
