import type { Transaction } from 'kysely';

import { after } from '../common/after.ts';
import type { AccountClock } from '../common/account-clock.ts';
import { anyError } from '../common/any-error.ts';
import { createAccount } from '../accounts/accounts.ts';
import { issueApiKey } from '../api-keys/issue-api-key.ts';
import { permissionNames } from '../auth/permissions.ts';
import { createCheckoutDomain } from '../checkout-domains/domain-review.ts';
import { createClientToken } from '../client-tokens/create-client-token.ts';
import { createSetting } from '../notification-settings/create-setting.ts';
import type { AccountServices } from '../services.ts';
import { createSimulation } from '../simulations/create-simulation.ts';
import { startRun } from '../simulations/start-run.ts';
import type { SimulationRow, SimulationRunRow } from '../storage/rows/simulation-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedSubscriptions } from './seed-subscriptions.ts';
import { seedSales } from './seed-sales.ts';

export const ACCOUNT = 'demo';

/** The demo account: a key with all permissions for ten years, and the id of one entity of each kind. */
export interface Demo {
  readonly key: string;
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * Creates the account of a small hosting company, with examples of every readable entity. Its destinations
 * come before the catalog, so that they are notified of that.
 */
export async function seedDemo(trx: Transaction<Tables>, services: AccountServices): Promise<Demo> {
  // Its destination does not exist, and stays on as an example.
  await createAccount(anyError, trx, services.clock, { id: ACCOUNT, name: 'Demo account', turnOffHours: 0 });
  const key = await createDemoKey(trx, services);
  const customer = await seedCustomers(trx, services, ACCOUNT);
  const setting = await seedDestinations(trx, services);
  const catalog = await seedCatalog(trx, services, ACCOUNT);
  const sales = await seedSales(trx, services, ACCOUNT, { ...customer, ...catalog });
  const subscriptions = await seedSubscriptions(trx, services, ACCOUNT);
  const domain = await createCheckoutDomain(anyError, trx, services, ACCOUNT, { domain: 'shop.demo.example' });
  const token = await createClientToken(trx, services, ACCOUNT, { name: 'Demo shop' });
  return {
    key,
    ids: {
      ...customer,
      ...catalog,
      ...sales,
      ...subscriptions,
      checkout_domain: domain.id,
      client_token: token.id,
      notification_setting: setting,
      ...(await latest(trx)),
      ...(await seedSimulation(trx, services, { setting, customer: customer.customer })),
    },
  };
}

/** Returns the id of the active one. */
async function seedDestinations(
  trx: Transaction<Tables>,
  services: AccountServices,
): Promise<SimulationRow['notification_setting_id']> {
  const { id } = await createSetting(anyError, trx, services, ACCOUNT, {
    description: 'Demo destination',
    type: 'url',
    destination: 'https://receiver.demo.example/webhooks',
    subscribed_events: ['business.created', 'customer.created', 'product.created'],
    traffic_source: 'all',
  });
  await createSetting(anyError, trx, services, ACCOUNT, {
    description: 'Accounting, not in use yet',
    type: 'url',
    destination: 'https://accounting.demo.example/events',
    subscribed_events: ['discount.created', 'price.created', 'price.updated'],
    active: false,
  });
  return id as SimulationRow['notification_setting_id'];
}

/** In ten years: a test clock can pass some of them, and an expired key could not read what happened. */
export function demoKeyExpiry(clock: AccountClock): Date {
  return new Date(after(clock.now(), { interval: 'year', frequency: 10 }));
}

export async function createDemoKey(trx: Transaction<Tables>, services: AccountServices): Promise<string> {
  const { key } = await issueApiKey(anyError, trx, services, {
    accountId: ACCOUNT,
    name: 'Demo key',
    description: null,
    permissions: permissionNames,
    expiresAt: demoKeyExpiry(services.clock),
  });
  return key;
}

/** Includes a run, which starts as soon as the service does. */
async function seedSimulation(
  trx: Transaction<Tables>,
  services: AccountServices,
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
