import type { Subscription, TransactionCreate } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { nextBoundary } from '../billing-cycles/billing-period.ts';
import type { FieldFault, NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { Origin } from '../entities/origin.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { newItems, recurringLines, UNDISTURBED } from '../subscription-records/new-subscription.ts';
import { subscriptionColumns } from '../subscription-records/subscription-columns.ts';
import { subscriptionEntity } from '../subscription-records/subscription-entity.ts';
import type { CreateTransactionCode } from '../transactions/create-transaction.ts';
import { priceTransaction } from '../transactions/price-transaction.ts';
import { soldItems } from '../transactions/sold-items.ts';
import { checkCollection, storedBillingDetails, storedPeriod } from '../transactions/transaction-rules.ts';

type Row = Selectable<SubscriptionRow>;

/** Members of the request for a transaction that a subscription doesn't have. */
const OTHERS = [
  'status',
  'discount_id',
  'discount',
  'checkout',
] as const satisfies readonly (keyof TransactionCreate)[];
const NEEDED = ['customer_id', 'address_id', 'billing_period'] as const satisfies readonly (keyof TransactionCreate)[];

/**
 * Imports an active subscription that another system has charged for its current billing period, and
 * publishes `subscription.imported`. It renews itself at the end of that period. With automatic collection
 * it has no payment method, until the customer enters one.
 *
 * @param body What a request for the transaction of the current period would have.
 */
export async function importSubscription(
  newError: NewError<CreateTransactionCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  account_id: string,
  body: TransactionCreate,
  { import_meta }: Origin,
): Promise<Subscription> {
  const { clock, rules } = services;
  checkNamed(newError, body);
  const custom_data = body.custom_data ?? null;
  const customData = await customDataColumn(newError, trx, rules, account_id, custom_data);
  const { customer_id, address_id, business_id, collection_mode, billing_details } = columnsOf(newError, body);
  const period = storedPeriod(newError, body.billing_period!, clock);
  const parties = { account_id, customer_id, address_id, business_id, discount_id: null };
  const sold = await soldItems(newError, trx, services, account_id, body.items);
  const basis = { ...parties, id: newId('txn_', clock) };
  const { lines, currency_code } = await priceTransaction(
    newError,
    trx,
    services,
    basis,
    sold,
    body.currency_code ?? null,
  );
  checkCollection(newError, { collection_mode, billing_details, currency_code, checkout_page: null });
  const recurring = recurringLines({ lines });
  const cycle = recurring?.[0].price.billing_cycle ?? null;
  checkPeriod(newError, { ends_at: period.ends_at, now: clock.now() });
  if (recurring === undefined || cycle === null || recurring.length < lines.length)
    throw invalidFields(newError, { field: 'items', message: 'must have prices with a billing_cycle only' });
  const now = clock.now();
  const { starts_at, ends_at } = period;
  const row: Row = {
    ...UNDISTURBED,
    account_id,
    id: newId('sub_', clock),
    status: 'active',
    customer_id,
    address_id,
    business_id,
    currency_code,
    collection_mode,
    billing_details,
    billing_cycle: cycle,
    // A period of another length has a date that was moved.
    anchor_at: nextBoundary(starts_at, cycle, starts_at) === ends_at ? starts_at : ends_at,
    current_billing_period: period,
    started_at: starts_at,
    first_billed_at: starts_at,
    next_billed_at: ends_at,
    due_at: ends_at,
    items: newItems(recurring, { at: now, status: 'active', first_billed_at: starts_at, period }),
    price_ids: recurring.map(({ price }) => price.id),
    discount: null,
    custom_data,
    import_meta,
    instrument: null,
    created_at: now,
    updated_at: now,
  };
  await trx
    .insertInto('subscriptions')
    .values({ ...subscriptionColumns(row), custom_data: customData })
    .execute();
  const data = subscriptionEntity(row);
  await publish(trx, services, { accountId: account_id, occurredAt: now, type: 'subscription.imported', data });
  return data;
}

function columnsOf(
  newError: NewError<CreateTransactionCode>,
  { customer_id, address_id, business_id, collection_mode, billing_details }: TransactionCreate,
) {
  return {
    customer_id: customer_id as Row['customer_id'],
    address_id: address_id as Row['address_id'],
    business_id: (business_id ?? null) as Row['business_id'],
    collection_mode: collection_mode ?? 'automatic',
    billing_details: billing_details ? storedBillingDetails(newError, billing_details) : null,
  };
}

function checkNamed(newError: NewError<'invalid_field'>, body: TransactionCreate): void {
  const [fault, ...faults] = [
    ...OTHERS.filter((name) => body[name] != null).map((field): FieldFault => ({ field, message: 'must be left out' })),
    ...NEEDED.filter((name) => body[name] == null).map((field): FieldFault => ({ field, message: 'must be present' })),
  ];
  if (fault !== undefined) throw invalidFields(newError, fault, ...faults);
}

function checkPeriod(
  newError: NewError<'invalid_field'>,
  { ends_at, now }: { readonly ends_at: string; readonly now: string },
): void {
  if (ends_at > now) return;
  const message = `must be in the future, when the subscription is renewed, and not ${ends_at}`;
  throw invalidFields(newError, { field: 'billing_period.ends_at', message });
}
