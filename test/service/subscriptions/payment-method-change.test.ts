import type { TransactionRead } from '@billing/types';
import { expect, test } from 'vitest';

import { completeTransaction } from '../../../service/payments/complete-transaction.ts';
import { resolveAttempt } from '../../../service/payments/pay.ts';
import { startPayment } from '../../../service/payments/start-payment.ts';
import { storeResult } from '../../../service/payments/store-result.ts';
import { eachService } from '../../support/service.ts';
import { type Buyer, buyerWith, CARD, valueOf } from '../checkout/buyer.ts';
import { dataOf } from '../http/data-of.ts';
import { expectError } from '../http/expect-error.ts';
import { attemptWith } from '../payments/attempt-request.ts';
import { newSubscriber, type Subscriber } from '../renewals/subscriber.ts';
import { newSale, type Sale } from '../transactions/sale.ts';
import { type SubscribedSale, subscribedSale, subscribedWith } from './subscribed-sale.ts';

const OTHER_CARD = '5555 5555 5555 4444';

eachService('the transaction that changes the payment method of a subscription', (service) => {
  const request = (sale: Sale, id: string): Promise<Response> =>
    sale.call('GET', `/subscriptions/${id}/update-payment-method-transaction`);
  const transactionOf = async (sale: SubscribedSale): Promise<TransactionRead> =>
    dataOf<TransactionRead>(await request(sale, sale.subscription.id), 200);
  const buyerOf = ({ checkout }: TransactionRead): Buyer => buyerWith(checkout!.url!);
  const pay = async (buyer: Buyer, more: object = {}) =>
    buyer.send({ ...CARD, card_number: OTHER_CARD, amount: valueOf(await buyer.open(), 'amount') ?? '', ...more });
  const methodsOf = async (sale: Sale) =>
    (await sale.client.paymentMethods.list({ path: { customer_id: sale.customer_id } })).data;

  /**
   * A subscriber whose card pays the first month and none of the following ones, so that the subscription is
   * past due.
   */
  async function overdueSubscriber(): Promise<{ subscriber: Subscriber; overdue: TransactionRead }> {
    const subscriber = await newSubscriber(service(), { start: '2028-01-31T10:00:00Z', card: 'renewals_declined' });
    await subscriber.advance('2028-02-29T10:00:00Z');
    const [overdue] = await subscriber.renewals();
    expect(overdue).toMatchObject({ status: 'past_due' });
    return { subscriber, overdue: overdue! };
  }

  test('has the value 0 and lines at the rate 0 for an active subscription', async () => {
    const sale = await subscribedSale(service());
    let transaction: TransactionRead | undefined;
    const events = await sale.emitted(async () => {
      transaction = await transactionOf(sale);
    });
    expect(events).toEqual(['transaction.created draft', 'transaction.ready ready']);
    const { subscription } = sale;
    expect(transaction).toMatchObject({
      status: 'ready',
      origin: 'subscription_payment_method_change',
      subscription_id: subscription.id,
      customer_id: sale.customer_id,
      address_id: sale.address_id,
      collection_mode: 'automatic',
      items: [
        {
          price_id: sale.price_id,
          quantity: 10,
          proration: { rate: '0', billing_period: subscription.current_billing_period },
        },
      ],
      details: { totals: { subtotal: '0', tax: '0', total: '0', grand_total: '0', balance: '0' } },
      payments: [],
    });
    const { checkout: _, ...stored } = await sale.get(transaction!.id);
    expect(transaction).toMatchObject(stored);
    expect(new URL(transaction!.checkout!.url!).pathname).toBe('/checkout');
  });

  test('is created once, also by requests at the same time, and again after it was paid', async () => {
    const sale = await subscribedSale(service());
    const [first, ...repeats] = await Promise.all([transactionOf(sale), transactionOf(sale), transactionOf(sale)]);
    for (const repeat of repeats) expect(repeat).toEqual(first);
    expect((await pay(buyerOf(first))).title).toBe('Payment method changed');
    const second = await transactionOf(sale);
    expect(second.id).not.toBe(first.id);
    expect(second.status).toBe('ready');
  });

  test('saves the new card without charging it, and the subscription is paid with it from then on', async () => {
    const sale = await subscribedSale(service());
    expect((await sale.row()).instrument).toMatchObject({ reference: 'test_card_success' });
    const transaction = await transactionOf(sale);
    const buyer = buyerOf(transaction);
    const page = await buyer.open();
    expect(page.title).toBe('Change your payment method');
    expect(page.text).toContain('Nothing is charged today.');
    expect(page.html).not.toContain('saves_method');
    const events = await sale.emitted(async () => {
      const result = await pay(buyer);
      expect(result.text).toContain('The card ending in 4444 pays for your subscription from now on.');
    });
    expect(events).toEqual([
      'transaction.updated ready',
      'transaction.paid paid',
      'payment_method.saved undefined',
      'transaction.updated paid',
      'transaction.completed completed',
    ]);
    const [method] = await methodsOf(sale);
    expect(method).toMatchObject({ origin: 'subscription', card: { last4: '4444' } });
    expect(await sale.row()).toMatchObject({
      status: 'active',
      instrument: { reference: 'test_card_success_other_scheme', details: { card: { last4: '4444' } } },
      payment_method_id: method!.id,
      next_billed_at: sale.subscription.next_billed_at,
    });
    const completed = await sale.get(transaction.id);
    expect(completed.payments).toMatchObject([
      { status: 'captured', amount: '0', payment_method_id: method!.id, method_details: { card: { last4: '4444' } } },
    ]);
  });

  test.each([
    ['4000 0000 0001 0001', 'Your bank declined the payment.'],
    ['4000 0000 0001 3005', 'The card has expired.'],
  ])('rejects the declined card %s, and the subscription keeps its own', async (card_number, sentence) => {
    const sale = await subscribedSale(service());
    const transaction = await transactionOf(sale);
    const declined = await pay(buyerOf(transaction), { card_number });
    expect(declined.title).toBe('Change your payment method');
    expect(declined.text).toContain(sentence);
    expect(await sale.row()).toMatchObject({ instrument: { reference: 'test_card_success' }, payment_method_id: null });
    expect(await sale.get(transaction.id)).toMatchObject({ status: 'ready', payments: [{ status: 'error' }] });
    expect((await pay(buyerOf(transaction))).title).toBe('Payment method changed');
  });

  test('waits for the step at the bank that a card requires', async () => {
    const sale = await subscribedSale(service());
    const buyer = buyerOf(await transactionOf(sale));
    const step = await pay(buyer, { card_number: '4000000000001000' });
    expect(step.text).toContain('may charge your subscription to the card ending in 1000. Nothing is charged now.');
    expect((await sale.row()).instrument).toMatchObject({ reference: 'test_card_success' });
    await buyer.send({ step: 'authenticate', confirmed: 'yes' });
    expect((await sale.row()).instrument).toMatchObject({ reference: 'test_card_needs_authentication' });
  });

  test('is the overdue transaction of a subscription that is past due, whose payment recovers it with the new card', async () => {
    const { subscriber, overdue } = await overdueSubscriber();
    const { client, subscription_id } = subscriber;
    const read = async () => (await client.subscriptions.paymentMethodTransaction({ path: { subscription_id } })).data;
    const transaction = await read();
    expect(transaction).toMatchObject({ id: overdue.id, status: 'past_due' });
    expect(await read()).toEqual(transaction);
    const buyer = buyerOf(transaction);
    const page = await buyer.open();
    expect(page.text).toContain('This payment is overdue. The card also pays for your subscription from now on.');
    expect(page.text).toContain('Pay € 10,00');
    const declined = await pay(buyer, { card_number: '4000 0000 0001 2007' });
    expect(declined.text).toContain('There is not enough money on the account of the card.');
    expect((await pay(buyer, { saves_method: 'yes' })).title).toBe('Thank you');
    expect((await subscriber.get(overdue.id)).status).toBe('completed');
    expect((await subscriber.subscription()).status).toBe('active');
    const [method] = await methodsOf(subscriber);
    expect(method).toMatchObject({ origin: 'subscription_saved_during_purchase', card: { last4: '4444' } });
    await subscriber.advance('2028-03-31T10:00:00Z');
    const [, next] = await subscriber.renewals();
    expect(next).toMatchObject({
      status: 'completed',
      payments: [{ status: 'captured', method_details: { card: { last4: '4444' } } }],
    });
    await expectError(
      await subscriber.call('DELETE', `/customers/${subscriber.customer_id}/payment-methods/${method!.id}`),
      'conflict',
    );
  });

  test('pays for a renewal with the card that was saved before it', async () => {
    const subscriber = await newSubscriber(service(), { start: '2028-01-31T10:00:00Z', card: 'renewals_declined' });
    const path = { subscription_id: subscriber.subscription_id };
    const { data } = await subscriber.client.subscriptions.paymentMethodTransaction({ path });
    expect((await pay(buyerOf(data))).title).toBe('Payment method changed');
    await subscriber.advance('2028-02-29T10:00:00Z');
    expect(await subscriber.renewals()).toMatchObject([{ status: 'completed' }]);
  });

  test('sets the card also when the process ends between the payment and its completion', async () => {
    const sale = await subscribedSale(service());
    const { id } = await transactionOf(sale);
    const { payments } = service().checkout;
    const key = { accountId: sale.accountId, transactionId: id };
    const { instrument } = attemptWith('test_card_success_other_scheme');
    const started = await startPayment(payments, {
      ...key,
      amount: 0n,
      instrument,
      savesMethod: false,
    });
    if (started.kind !== 'stored') throw new Error('the payment was not started');
    const { attemptId } = started.attempt;
    await payments.gateway!.authorizeAndCapture(started.attempt, AbortSignal.timeout(10_000));
    await storeResult(payments, attemptId, { status: 'captured' });
    expect((await sale.row()).instrument).toMatchObject({ reference: 'test_card_success' });
    await completeTransaction(payments, key);
    await resolveAttempt(payments, { attemptId, transactionId: id });
    expect((await sale.row()).instrument).toMatchObject({ reference: 'test_card_success_other_scheme' });
    expect(await methodsOf(sale)).toHaveLength(1);
  });

  test.each([
    ['collected manually', { collection_mode: 'manual' }, 'conflict', 'is collected manually'],
    ['canceled', { status: 'canceled' }, 'subscription_is_canceled_action_invalid', 'is canceled'],
    ['paused', { status: 'paused' }, 'conflict', 'Resume it'],
  ] as const)('is refused for a subscription that is %s', async (_, columns, code, detail) => {
    const sale = await subscribedSale(service());
    await sale.store(columns);
    const events = await sale.emitted(async () => {
      const { error } = await expectError(await request(sale, sale.subscription.id), code);
      expect(error.detail).toContain(detail);
    });
    expect(events).toEqual([]);
  });

  test('is not found with the subscription of another account', async () => {
    const sale = await subscribedSale(service());
    await expectError(await request(await newSale(service()), sale.subscription.id), 'not_found');
  });

  test('can be canceled by a request, but not changed or billed', async () => {
    const sale = await subscribedSale(service());
    const { id } = await transactionOf(sale);
    const items = [{ price_id: sale.price_id, quantity: 1 }];
    await expectError(await sale.update(id, { items }), 'transaction_immutable');
    await expectError(await sale.update(id, { status: 'billed' }), 'transaction_invalid_status_change');
    await dataOf(await sale.update(id, { status: 'canceled' }), 200);
    expect((await transactionOf(sale)).id).not.toBe(id);
  });

  test('can no longer be paid when the subscription was canceled', async () => {
    const sale = await subscribedSale(service());
    const buyer = buyerOf(await transactionOf(sale));
    await sale.store({ status: 'canceled' });
    expect((await pay(buyer, { amount: '0' })).title).toBe('No payment here');
    expect((await sale.row()).instrument).toMatchObject({ reference: 'test_card_success' });
  });

  test('protects the payment method that pays for a subscription until the subscription is canceled', async () => {
    const sale = await subscribedSale(service());
    await pay(buyerOf(await transactionOf(sale)));
    const [{ id } = { id: '' }] = await methodsOf(sale);
    const path = `/customers/${sale.customer_id}/payment-methods/${id}`;
    const { error } = await expectError(await sale.call('DELETE', path), 'conflict');
    expect(error.detail).toContain(sale.subscription.id);
    await sale.store({ status: 'canceled' });
    expect((await sale.call('DELETE', path)).status).toBe(204);
  });

  test('saves one card and sets it everywhere when a customer changes several subscriptions to it at once', async () => {
    const first = await subscribedSale(service());
    const others = await Promise.all([1, 2, 3].map(() => subscribedWith(service(), first)));
    const all = [first, ...others];
    const buyers = await Promise.all(all.map(async (sale) => buyerOf(await transactionOf(sale))));
    const pages = await Promise.all(buyers.map((buyer) => pay(buyer)));
    expect(pages.map(({ title }) => title)).toEqual(all.map(() => 'Payment method changed'));
    const [method, ...more] = await methodsOf(first);
    expect(more).toEqual([]);
    for (const sale of all)
      expect(await sale.row()).toMatchObject({
        instrument: { reference: 'test_card_success_other_scheme' },
        payment_method_id: method!.id,
      });
  });

  test('is followed by a newer version of the same card, which then pays for the subscription', async () => {
    const sale = await subscribedSale(service());
    await pay(buyerOf(await transactionOf(sale)));
    const [older] = await methodsOf(sale);
    const other = await sale.ready();
    await pay(buyerOf(other), { saves_method: 'yes' });
    const methods = await methodsOf(sale);
    expect(methods).toMatchObject([{ origin: 'subscription_saved_during_purchase' }]);
    expect(methods[0]!.id).not.toBe(older!.id);
    expect((await sale.row()).payment_method_id).toBe(methods[0]!.id);
  });
});

eachService('the start of a trial', (service) => {
  const MONTH = { interval: 'month', frequency: 1 } as const;

  async function trial(requires_payment_method: boolean): Promise<{ sale: Sale; ready: TransactionRead }> {
    const sale = await newSale(service());
    const { data: price } = await sale.client.prices.create({
      body: {
        product_id: sale.product_id,
        description: 'Plan',
        unit_price: { amount: '1000', currency_code: 'EUR' },
        billing_cycle: MONTH,
        trial_period: { interval: 'day', frequency: 14, requires_payment_method },
      },
    });
    const ready = await sale.ready({ items: [{ price_id: price.id as `pri_${string}`, quantity: 1 }] });
    return { sale, ready };
  }

  const instrumentOf = async (sale: Sale) =>
    service()
      .services.db.selectFrom('subscriptions')
      .select(['status', 'instrument'])
      .where('account_id', '=', sale.accountId)
      .executeTakeFirstOrThrow();

  test('takes a card and charges nothing when the price requires a payment method', async () => {
    const { sale, ready } = await trial(true);
    const buyer = buyerWith(ready.checkout!.url!);
    const page = await buyer.open();
    expect(page.title).toBe('Start your trial');
    const declined = await buyer.send({ ...CARD, amount: '0', card_number: '4000 0000 0001 0001' });
    expect(declined.text).toContain('Your bank declined the payment.');
    expect((await buyer.send({ step: 'pay', amount: '0' })).text).toContain('Enter the number of a test card');
    expect((await buyer.send({ ...CARD, amount: '0' })).title).toBe('Thank you');
    const { payments, details } = await sale.get(ready.id);
    expect(details.totals.grand_total).toBe('0');
    expect(payments.map(({ status, amount }) => `${status} ${amount}`)).toEqual(['captured 0', 'error 0']);
    expect(await instrumentOf(sale)).toMatchObject({
      status: 'trialing',
      instrument: { reference: 'test_card_success' },
    });
  });

  test('takes no card when the price requires none', async () => {
    const { sale, ready } = await trial(false);
    const buyer = buyerWith(ready.checkout!.url!);
    expect((await buyer.open()).html).not.toContain('card_number');
    expect((await buyer.send({ step: 'pay', amount: '0' })).title).toBe('Thank you');
    expect(await instrumentOf(sale)).toMatchObject({ status: 'trialing', instrument: null });
  });
});
