import { createClient, type Client } from '@billing/client';
import { sql } from 'kysely';

import { resolveRefunds } from '../../../../service/adjustments/resolve-refunds.ts';
import type { Id } from '../../../../service/ids/id.ts';
import { runMaintenance } from '../../../../service/maintenance/run-maintenance.ts';
import { runCommand } from '../../../../service/operator/run-command.ts';
import { resolvePayments } from '../../../../service/payments/resolve-payments.ts';
import type { TestService } from '../../../support/service.ts';
import { CUSTOMERS, DISCOUNTS, PRICES, type WorldCustomer, type WorldDiscount, type WorldPrice } from './world.ts';

/** The account of the service in which a sequence of operations happens. */
export interface Real {
  readonly service: TestService;
  readonly accountId: string;
  /** Responses are checked against the spec. */
  readonly client: Client;
  /** Makes what a sequence starts with, and reads the state after each step: unchecked, which is faster. */
  readonly reader: Client;
  readonly customers: readonly { readonly customer_id: Id<'ctm_'>; readonly address_id: Id<'add_'> }[];
  readonly prices: readonly Id<'pri_'>[];
  readonly discounts: readonly Id<'dsc_'>[];
  /** The time of the account when the sequence begins, in milliseconds. */
  readonly start: number;
}

const START = '2027-01-04T08:00:00Z';

/** An account with its own time, and with everything that the model starts with. */
export async function newReal(service: TestService): Promise<Real> {
  const accountId = await service.newAccount();
  const apiKey = await service.keyFor({ accountId });
  const reader = createClient({ baseUrl: service.url, apiKey, maxRetries: 0 });
  await reader.testClock.start({ body: { time: START } });
  const { data: product } = await reader.products.create({ body: { name: 'Plan', tax_category: 'standard' } });
  const [customers, prices, discounts] = await Promise.all([
    Promise.all(CUSTOMERS.map((customer) => newCustomer(reader, customer))),
    Promise.all(PRICES.map((price) => newPrice(reader, product.id as Id<'pro_'>, price))),
    Promise.all(DISCOUNTS.map((discount) => newDiscount(reader, discount))),
  ]);
  const client = await service.client({ apiKey });
  return { service, accountId, client, reader, customers, prices, discounts, start: Date.parse(START) };
}

async function newCustomer(
  client: Client,
  { country_code, postal_code }: WorldCustomer,
): Promise<Real['customers'][number]> {
  const email = `${country_code.toLowerCase()}@works.example`;
  const customer_id = (await client.customers.create({ body: { email } })).data.id as Id<'ctm_'>;
  const { data: address } = await client.addresses.create({
    path: { customer_id },
    body: { country_code, ...(postal_code !== undefined && { postal_code }) },
  });
  return { customer_id, address_id: address.id as Id<'add_'> };
}

async function newPrice(
  client: Client,
  product_id: Id<'pro_'>,
  { currency, amount, taxMode }: WorldPrice,
): Promise<Id<'pri_'>> {
  const unit_price = { amount: String(amount), currency_code: currency };
  const body = { product_id, description: 'One-time', unit_price, tax_mode: taxMode };
  return (await client.prices.create({ body })).data.id as Id<'pri_'>;
}

async function newDiscount(client: Client, { type, amount, currency, limit }: WorldDiscount): Promise<Id<'dsc_'>> {
  const body = { description: 'Discount', type, amount: String(amount), currency_code: currency, usage_limit: limit };
  return (await client.discounts.create({ body })).data.id as Id<'dsc_'>;
}

/** The code of the error that a request ends with; undefined when it succeeds. */
export async function codeOf(request: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await request();
    return undefined;
  } catch (error) {
    const { code } = error as { readonly code?: string };
    if (code === undefined) throw error;
    return code;
  }
}

/** Sends a form of the hosted checkout. */
export async function sendForm(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const text = await response.text();
  if (response.status !== 303 && response.status !== 200)
    throw new Error(`The checkout sent ${response.status} for the step ${fields['step']}: ${text}`);
}

/** Runs an operator command in the account. Returns undefined when it is rejected. */
export async function operate<Result>(
  { service, accountId }: Real,
  name: string,
  values: Readonly<Record<string, string>>,
  positional: string,
): Promise<Result | undefined> {
  try {
    const command = { name, values: { account: accountId, ...values }, positionals: [positional] };
    return (await runCommand(service.services, command)) as Result;
  } catch (error) {
    if (error instanceof Error && (error.name === 'OperatorError' || error.name === 'ServiceError')) return undefined;
    throw error;
  }
}

const ROUNDS = 20;

/**
 * Runs the jobs of the service until nothing is left to do, as if it were time for them to call the gateway
 * again. Some responses about refunds are lost, so it takes several rounds.
 */
export async function runJobs({ service, accountId, reader }: Real): Promise<void> {
  const { services, checkout } = service;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await sql`update payment_attempts set ask_at = clock_timestamp()
      where account_id = ${accountId} and state in ('open', 'captured')`.execute(services.db);
    await sql`update adjustments set refund_at = clock_timestamp()
      where account_id = ${accountId} and refund_at is not null`.execute(services.db);
    await resolvePayments(checkout.payments);
    const happened = (await runMaintenance(checkout.payments)) + (await resolveRefunds(checkout.payments));
    if (happened > 0) continue;
    const { data: clock } = await reader.testClock.get({});
    if (clock.status === 'ready') return;
  }
  throw new Error(`The jobs of ${accountId} were not done after ${ROUNDS} rounds.`);
}

/** Hides what a sequence left unfinished from the jobs, which look for it in all accounts. */
export async function leave({ service, accountId }: Real): Promise<void> {
  const { db } = service.services;
  await sql`update payment_attempts set ask_at = 'infinity' where account_id = ${accountId}`.execute(db);
  await sql`update adjustments set refund_at = 'infinity', approve_at = null
    where account_id = ${accountId} and refund_at is not null`.execute(db);
}
