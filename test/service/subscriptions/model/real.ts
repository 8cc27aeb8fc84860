import type { Client } from '@billing/client';

import type { Id } from '../../../../service/ids/id.ts';
import { runMaintenance } from '../../../../service/maintenance/run-maintenance.ts';
import type { TestService } from '../../../support/service.ts';
import { payWith } from '../../payments/card-payment.ts';
import { shownTime } from './calendar.ts';
import { copier, templates } from './template.ts';
import type { Card, Cycle } from './world.ts';

/** The account of the service in which a sequence of operations happens. */
export interface Real {
  readonly service: TestService;
  readonly accountId: string;
  /** Responses are checked against the spec. */
  readonly client: Client;
  readonly customerId: Id<'ctm_'>;
  readonly path: { readonly subscription_id: Id<'sub_'> };
  readonly prices: readonly Id<'pri_'>[];
  readonly oneTimePrice: Id<'pri_'>;
  readonly discounts: readonly Id<'dsc_'>[];
}

/** What a sequence begins with. */
export interface Beginning {
  /** A time. */
  readonly start: string;
  readonly cycle: Cycle;
  readonly card: Card;
  /** The quantity of the first price. */
  readonly quantity: number;
  /** Whether the subscription begins with a trial, and a one-time item is paid. */
  readonly isTrial: boolean;
}

/** Makes the accounts of sequences. */
export interface Accounts {
  readonly service: TestService;
  readonly templateOf: ReturnType<typeof templates>;
  readonly copy: Awaited<ReturnType<typeof copier>>;
}

export async function newAccounts(service: TestService): Promise<Accounts> {
  return { service, templateOf: templates(service), copy: await copier(service) };
}

/** An account with its own time, whose customer has paid for a subscription with a test card. */
export async function newReal(
  { service, templateOf, copy }: Accounts,
  { start, cycle, card, quantity, isTrial }: Beginning,
): Promise<Real> {
  const { db } = service.database;
  const template = await templateOf(cycle, isTrial);
  const { prices, oneTimePrice, discounts, customer_id, address_id } = template;
  const accountId = await service.newAccount();
  await db.updateTable('accounts').set({ test_clock_time: start }).where('id', '=', accountId).execute();
  await copy(template.accountId, accountId);
  const client = await service.client({ apiKey: await service.keyFor({ accountId }) });
  const { data: first } = await client.transactions.create({
    body: {
      items: [{ price_id: prices[0]!, quantity }, ...(isTrial ? [{ price_id: oneTimePrice, quantity: 1 }] : [])],
      customer_id,
      address_id,
    },
  });
  await payWith(service.checkout.payments, accountId, first, card);
  const { id } = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const path = { subscription_id: id };
  return { service, accountId, client, customerId: customer_id, path, prices, oneTimePrice, discounts };
}

/** Advances the account's clock, and waits until everything has happened that is due until then. */
export async function passReally(real: Real, time: number): Promise<void> {
  await real.client.testClock.advance({ body: { time: shownTime(time) } });
  await runDue(real);
}

export async function runDue({ service, accountId }: Real): Promise<void> {
  const target = service.database.db.selectFrom('accounts').select('test_clock_target').where('id', '=', accountId);
  for (let round = 0; round < 5; round += 1) {
    await runMaintenance(service.checkout.payments);
    if ((await target.executeTakeFirstOrThrow()).test_clock_target === null) return;
  }
  throw new Error('The test clock is still advancing.');
}

/** From now on the bank answers payments of the subscription as it does those of a test card. */
export async function useCard({ service, path }: Real, card: Card): Promise<void> {
  const { db } = service.services;
  const of = db.selectFrom('subscriptions').select('instrument').where('id', '=', path.subscription_id);
  const { instrument } = await of.executeTakeFirstOrThrow();
  const changed = JSON.stringify({ ...instrument!, reference: `test_card_${card}` });
  await db.updateTable('subscriptions').set({ instrument: changed }).where('id', '=', path.subscription_id).execute();
}
