import { newPlan, newPrice, payLater, transactionsOf } from '../subscription-changes/changing.ts';
import { makeOverdue, newInvoicedSubscriber, newTrial, type Subscriber } from '../subscription-lifecycle/subscriber.ts';
import { act, changeUnits, charge, NOW, rejected, type Stage, update } from './subscription-request.ts';

const CONTINUE = { on_resume: 'continue_existing_billing_period' } as const;
const CHARGED = { proration_billing_mode: 'prorated_immediately' } as const;
const UNCHARGED = { proration_billing_mode: 'do_not_bill' } as const;

const cancel = act('cancel', NOW);
const pause = act('pause', NOW);
const resume = act('resume');
const withoutCard = ({ store }: Subscriber) => store({ instrument: null });

/** As if it had been charged at once so many times. */
const chargedOften =
  (times: number, minutesAgo: number) =>
  async ({ accountId: account_id, id: subscription_id }: Subscriber, { service }: Stage): Promise<void> => {
    const charged_at = new Date(Date.now() - minutesAgo * 60_000).toISOString() as never;
    const rows = Array.from({ length: times }, () => ({ account_id, subscription_id, charged_at }));
    await service.services.db.insertInto('immediate_charges').values(rows).execute();
  };

async function passUntilRenewal({ client, row }: Subscriber): Promise<void> {
  const { next_billed_at } = await row();
  const time = new Date(Date.parse(next_billed_at!) - 20 * 60_000).toISOString();
  await client.testClock.start({ body: { time } });
}

const overdue = (subscriber: Subscriber, { service }: Stage) => makeOverdue(service, subscriber);

/** Pauses a subscription with an overdue charge, which stays. */
async function pauseWithOverdueCharge(subscriber: Subscriber, stage: Stage): Promise<void> {
  const id = await overdue(subscriber, stage);
  const { db } = stage.service.services;
  await db.updateTable('transactions').set({ origin: 'subscription_charge' }).where('id', '=', id).execute();
  await subscriber.store({ overdue_transaction_id: null });
  await pause(subscriber);
}

async function requestRefund(subscriber: Subscriber): Promise<void> {
  const [transaction] = await transactionsOf(subscriber);
  const items = [{ item_id: transaction!.details.line_items[0]!.id, type: 'partial', amount: '100' }] as const;
  await subscriber.client.adjustments.create({
    body: { action: 'refund', transaction_id: transaction!.id, reason: 'error', items: [...items] },
  });
}

/** As if the process had ended when the payment was captured, and before it completed the transaction. */
async function captureOnly({ accountId, id }: Subscriber, { service }: Stage): Promise<void> {
  const { db } = service.services;
  const paid = db.updateTable('transactions').set({ status: 'paid' });
  await paid.where('account_id', '=', accountId).where('subscription_id', '=', id).execute();
}

/** Ten units of a plan in another currency than before. */
const changeCurrency =
  (more: object) =>
  async (subscriber: Subscriber): Promise<Response> => {
    const items = [{ price_id: await newPlan(subscriber, '5000', 'USD'), quantity: 10 }];
    return update(subscriber, { items, ...more });
  };

const applyDiscount =
  (body: Parameters<Subscriber['discount']>[0], effective_from = 'immediately') =>
  async (subscriber: Subscriber): Promise<Response> =>
    update(subscriber, { discount: { id: await subscriber.discount(body), effective_from } });

/** Every error that only operations on subscriptions return, and how to get it. */
export const subscriptionErrors = {
  subscription_immediate_charge_hour_limit_exceeded: rejected(charge, chargedOften(20, 30)),
  subscription_immediate_charge_24_hour_limit_exceeded: rejected(charge, chargedOften(100, 90)),
  subscription_is_canceled_action_invalid: rejected(pause, cancel),
  subscription_not_active: rejected(pause, undefined, newTrial),
  subscription_cannot_be_paused: rejected(pause, pause),
  subscription_must_be_paused: rejected(resume),
  subscription_cannot_activate: rejected(act('activate')),
  subscription_manual_collection_mode_activation_not_allowed: rejected(act('activate'), undefined, (service) =>
    newTrial(service, { collection_mode: 'manual' }),
  ),
  subscription_missing_payment_method_cannot_activate: rejected(act('activate'), withoutCard, newTrial),
  subscription_missing_payment_method_cannot_resume: rejected(resume, async (subscriber) => {
    await pause(subscriber);
    await withoutCard(subscriber);
  }),
  subscription_locked_renewal: rejected(cancel, passUntilRenewal),
  subscription_locked_processing: rejected(cancel, ({ store }) =>
    store({ charging_transaction_id: 'txn_01jnk8t6d8f0h2k4m6n8q0r2s4' }),
  ),
  subscription_locked_pending_changes: rejected(act('cancel'), act('cancel')),
  subscription_outstanding_transaction: rejected(resume, pauseWithOverdueCharge),
  subscription_payment_declined: rejected(charge, (subscriber) => payLater(subscriber, 'declined')),
  subscription_continuing_existing_billing_period_not_allowed: rejected(act('pause', CONTINUE)),
  subscription_continuing_existing_billing_period_not_allowed_no_billing_period: rejected(
    act('resume', CONTINUE),
    async (subscriber, stage) => {
      await overdue(subscriber, stage);
      await pause(subscriber);
    },
  ),
  subscription_continuing_existing_billing_period_not_allowed_subscription_past_due: rejected(
    act('pause', { ...NOW, ...CONTINUE }),
    overdue,
  ),
  subscription_update_when_past_due: rejected(charge, overdue),
  subscription_update_when_canceled: rejected(charge, cancel),
  subscription_next_billed_at_too_soon: rejected((subscriber) =>
    update(subscriber, { next_billed_at: '2020-01-01T00:00:00Z', ...UNCHARGED }),
  ),
  subscription_invalid_billing_mode_for_scheduled_change: rejected(
    changeUnits(12, 'full_next_billing_period'),
    act('cancel'),
  ),
  subscription_items_update_missing_proration_billing_mode: rejected((subscriber) =>
    update(subscriber, { items: [{ price_id: subscriber.price_id, quantity: 12 }] }),
  ),
  subscription_only_update_items_on_paused_subscription: rejected(
    (subscriber) => update(subscriber, { custom_data: { a: 1 } }),
    pause,
  ),
  subscription_incorrect_proration_on_paused_subscription: rejected(changeUnits(12), pause),
  subscription_trialing_items_update_invalid_options: rejected(
    (subscriber) => update(subscriber, { collection_mode: 'manual' }),
    undefined,
    newTrial,
  ),
  subscription_trialing_discount_update_invalid_options: rejected(
    (subscriber) => update(subscriber, { discount: null }),
    undefined,
    newTrial,
  ),
  subscription_all_items_removed: rejected((subscriber) => update(subscriber, { items: [], ...CHARGED })),
  subscription_no_recurring_items_remain: rejected(async (subscriber) => {
    const price_id = await newPrice(subscriber, '1000', { billing_cycle: null });
    return update(subscriber, { items: [{ price_id, quantity: 1 }], ...CHARGED });
  }),
  subscription_quantity_missing_for_new_items: rejected(async (subscriber) => {
    const price_id = await newPrice(subscriber, '1000');
    return update(subscriber, { items: [{ price_id }], ...CHARGED });
  }),
  subscription_credit_creation_against_uncompleted_transaction_not_allowed: rejected(
    changeUnits(2),
    undefined,
    newInvoicedSubscriber,
  ),
  subscription_credit_creation_against_processing_transaction_not_allowed: rejected(changeUnits(2), captureOnly),
  subscription_outstanding_pending_refund: rejected(changeUnits(1), requestRefund),
  subscription_currency_update_not_allowed: rejected(
    changeCurrency({ currency_code: 'USD', ...UNCHARGED }),
    changeUnits(12, 'full_next_billing_period'),
  ),
  subscription_currency_update_and_actions_creating_credits_not_allowed: rejected(
    changeCurrency({ currency_code: 'USD', ...CHARGED }),
  ),
  subscription_update_different_currency_credits: rejected(changeCurrency(CHARGED), ({ store }) =>
    store({ currency_code: 'USD' }),
  ),
  subscription_update_transaction_balance_less_than_charge_limit: rejected(async (subscriber) => {
    const items = [{ price_id: subscriber.price_id }, { price_id: await newPlan(subscriber, '1'), quantity: 1 }];
    return update(subscriber, { items, ...CHARGED });
  }),
  subscription_one_off_discount_not_valid: rejected(applyDiscount({ recur: false }, 'next_billing_period')),
  subscription_discount_not_valid_for_items: rejected(async (subscriber) => {
    const body = { name: 'Other', tax_category: 'standard' } as const;
    const { data } = await subscriber.client.products.create({ body });
    return applyDiscount({ recur: true, restrict_to: [data.id] })(subscriber);
  }),
  subscription_archived_discount_application_attempt: rejected(async (subscriber) => {
    const discount_id = await subscriber.discount({ recur: true });
    await subscriber.client.discounts.update({ path: { discount_id }, body: { status: 'archived' } });
    return update(subscriber, { discount: { id: discount_id, ...NOW } });
  }),
  subscription_missing_payment_method_cannot_update: rejected(charge, withoutCard),
  subscription_charge_duplicate_price_ids: rejected(async (subscriber) => {
    const item = { price_id: await newPrice(subscriber, '1000', { billing_cycle: null }), quantity: 1 };
    return act('charge', { ...NOW, items: [item, item] })(subscriber);
  }),
} as const;
