import { isDeepStrictEqual } from 'node:util';

import type { SubscriptionPreview, SubscriptionUpdate } from '@billing/types';
import type { CurrencyCode } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { lockDiscount } from '../discounts/redeem-discount.ts';
import { BILLING_MODES } from '../proration/billing-mode.ts';
import { updateSummary } from '../proration/update-summary.ts';
import type { AccountServices } from '../services.ts';
import { customDataColumn } from '../storage/custom-data-column.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionLine } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { readActiveDiscount } from '../subscription-billing/active-discount.ts';
import type { ImmediateChange } from '../subscription-billing/charge-now.ts';
import type { ChangeableCode } from '../subscription-lifecycle/check-changeable.ts';
import { withoutScheduledChange } from '../subscription-lifecycle/scheduled-change.ts';
import { type CountedCode, countingCharges, missingMethod, smallestCharge } from './before-charge.ts';
import { readToday } from './change-basis.ts';
import { changeLines } from './change-lines.ts';
import type { CreditCode } from './check-credit.ts';
import { checkMembers, type MembersCode } from './check-members.ts';
import type { EndedCode } from './check-state.ts';
import { lockToChange } from './lock-to-change.ts';
import { movedPeriod, requestedDate } from './moved-period.ts';
import { appliedDiscount, checkCurrency, type DiscountCode, readAppliedDiscount } from './requested-discount.ts';
import { type BuyerCode, requestedBuyer } from './requested-buyer.ts';
import { requestedItems, type RequestedItemsCode } from './requested-items.ts';

type Row = Selectable<SubscriptionRow>;
type Columns = ImmediateChange['columns'];

export type PlanUpdateCode =
  | BuyerCode
  | ChangeableCode
  | CreditCode
  | DiscountCode
  | EndedCode
  | MembersCode
  | RequestedItemsCode
  | 'storage_limit_reached'
  | 'subscription_missing_payment_method_cannot_update'
  | 'subscription_next_billed_at_too_soon'
  | 'subscription_update_transaction_balance_less_than_charge_limit';

/** The change that an update makes, with the summary that its preview shows. */
export type PlannedUpdate = ImmediateChange & { readonly summary: SubscriptionPreview['update_summary'] };

/**
 * What an update of a subscription changes and charges. It checks every rule, and locks what it depends on
 * in the order of all changes of subscriptions. Nothing but custom data is stored here.
 */
export async function planUpdate(
  newError: NewError<CountedCode | PlanUpdateCode>,
  trx: Transaction<Tables>,
  own: AccountServices,
  found: Row,
  body: SubscriptionUpdate,
): Promise<PlannedUpdate> {
  const { custom_data } = body;
  // The sizes of custom data are locked before everything else.
  if (custom_data !== undefined)
    await customDataColumn(newError, trx, own.rules, found.account_id, custom_data, found.custom_data);
  if (body.discount) await lockDiscount(trx, found.account_id, body.discount.id);
  const before = await lockToChange(newError, trx, own, found);
  checkMembers(newError, before, body);
  const { after, applied } = await changedRow(newError, trx, own, before, body);
  const lines = await linesOf(newError, trx, own, { before, after, body });
  const { charged } = BILLING_MODES[body.proration_billing_mode ?? 'do_not_bill'];
  const isNow = charged === 'now' && lines.length > 0;
  const stored_lines = charged === 'at renewal' ? [...before.stored_lines, ...lines] : before.stored_lines;
  const columns = changedColumns(before, { ...billed(before, after, isNow, own), stored_lines });
  const isData = custom_data !== undefined && !isDeepStrictEqual(custom_data, before.custom_data);
  const isChanged = Object.keys(columns).length > 0 || isData;
  const discount = isNow ? await readActiveDiscount(trx, after, own.clock.now()) : null;
  return {
    before,
    columns: isChanged ? columns : { updated_at: before.updated_at },
    ...(isData && { customData: custom_data }),
    redeems: applied,
    events: isChanged ? ['subscription.updated'] : [],
    bill: isNow
      ? {
          origin: 'subscription_update',
          lines,
          billing_period: restOfPeriod(after, own),
          discount_id: discount?.id ?? null,
        }
      : null,
    onPaymentFailure: body.on_payment_failure ?? 'prevent_change',
    checkDue: smallestCharge(
      newError,
      'subscription_update_transaction_balance_less_than_charge_limit',
      after.currency_code,
    ),
    beforeCharge: countingCharges(newError, own, before),
    missingMethod: missingMethod(newError, before),
    summary: summaryOf(lines, after.currency_code),
  };
}

interface Changed {
  readonly after: Row;
  /** A discount that the request applies. */
  readonly applied: NonNullable<Row['discount']>['id'] | null;
}

/** The subscription after the request, without what it is charged. */
async function changedRow(
  newError: NewError<PlanUpdateCode>,
  trx: Transaction<Tables>,
  own: AccountServices,
  before: Row,
  body: SubscriptionUpdate,
): Promise<Changed> {
  const {
    items: requested,
    next_billed_at,
    discount: requestedDiscount,
    scheduled_change,
    customer_id,
    address_id,
    business_id,
    currency_code,
    collection_mode,
    billing_details,
    custom_data: _customData,
    proration_billing_mode: _mode,
    on_payment_failure: _onFailure,
    ...left
  } = body;
  assertAllUsed(left);
  const now = own.clock.now();
  const date = next_billed_at === undefined ? undefined : requestedDate(newError, next_billed_at, now);
  const renewed = {
    ...before,
    ...(scheduled_change === null && withoutScheduledChange(newError, before, now)),
  };
  const items = requested === undefined ? renewed.items : await requestedItems(newError, trx, own, renewed, requested);
  const buyer = { customer_id, address_id, business_id, currency_code, collection_mode, billing_details };
  const isBuyer = Object.values(buyer).some((value) => value !== undefined);
  const sold: Row = {
    ...renewed,
    items,
    price_ids: items.map(({ price }) => price.id),
    ...((isBuyer || requested !== undefined) && (await requestedBuyer(newError, trx, before, buyer, items))),
  };
  const moved =
    date === undefined || date === sold.current_billing_period?.ends_at
      ? sold
      : { ...sold, ...movedPeriod(sold, date) };
  if (requestedDiscount === undefined) {
    if (moved.currency_code !== before.currency_code) await checkKeptDiscount(newError, trx, moved, now);
    return { after: moved, applied: null };
  }
  if (requestedDiscount === null) return { after: { ...moved, discount: null }, applied: null };
  const discount = await readAppliedDiscount(newError, trx, moved, requestedDiscount);
  const applied = appliedDiscount(moved, discount, requestedDiscount.effective_from, now);
  const isSame = before.discount?.id === discount.id;
  return { after: { ...moved, discount: applied }, applied: isSame ? null : discount.id };
}

/** A discount of an amount can't be taken from charges in another currency. */
async function checkKeptDiscount(
  newError: NewError<'transaction_invalid_discount_currency'>,
  trx: Transaction<Tables>,
  row: Row,
  now: string,
): Promise<void> {
  const discount = await readActiveDiscount(trx, row, now);
  if (discount !== null) checkCurrency(newError, discount, row.currency_code);
}

async function linesOf(
  newError: NewError<CreditCode | 'invalid_field'>,
  trx: Transaction<Tables>,
  { clock, rules }: AccountServices,
  { before, after, body }: { readonly before: Row; readonly after: Row; readonly body: SubscriptionUpdate },
): Promise<TransactionLine[]> {
  const { proration_billing_mode: mode } = body;
  if (mode === undefined || BILLING_MODES[mode].rate === 'none') return [];
  const at = clock.now();
  const discount = await readActiveDiscount(trx, after, at);
  const today = await readToday(trx, rules, after, { discount, at });
  return changeLines(
    newError,
    trx,
    clock,
    { before, currency_code: after.currency_code, today },
    { mode, items: after.items, movedTo: after.current_billing_period?.ends_at },
  );
}

/** The items with the time at which new ones were charged. */
function billed(before: Row, after: Row, isNow: boolean, { clock }: AccountServices): Row {
  if (!isNow) return after;
  const known = new Set(before.price_ids);
  const previously_billed_at = clock.now();
  return {
    ...after,
    items: after.items.map((item) => (known.has(item.price.id) ? item : { ...item, previously_billed_at })),
  };
}

/** The columns that differ. */
function changedColumns(before: Row, after: Row): Columns {
  const differing = Object.entries(after).filter(
    ([name, value]) => name !== 'custom_data' && !isDeepStrictEqual(value, before[name as keyof Row]),
  );
  return Object.fromEntries(differing) as Columns;
}

function restOfPeriod(
  { current_billing_period: period }: Row,
  { clock }: AccountServices,
): Row['current_billing_period'] {
  return period && { starts_at: clock.now(), ends_at: period.ends_at };
}

function summaryOf(lines: readonly TransactionLine[], currency: string): PlannedUpdate['summary'] {
  if (lines.length === 0) return null;
  const { credit, charge, result } = updateSummary(lines.map(({ totals }) => ({ total: BigInt(totals.total) })));
  const currency_code = currency as CurrencyCode;
  return {
    credit: { amount: String(credit), currency_code },
    charge: { amount: String(charge), currency_code },
    result: { action: result.action, amount: String(result.amount), currency_code },
  };
}
