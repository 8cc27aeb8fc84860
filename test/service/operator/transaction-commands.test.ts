import type { TransactionRead } from '@billing/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { runCommand } from '../../../service/operator/run-command.ts';
import { eachService, startService } from '../../support/service.ts';
import { buyerWith, CARD } from '../checkout/buyer.ts';
import { MANUAL, newSale, type Sale, SUBSCRIBED } from '../transactions/sale.ts';

eachService('transaction commands', (service) => {
  let sale: Sale;

  beforeAll(async () => {
    sale = await newSale(service());
  });

  const operate = async (name: string, id: string, values: Record<string, string> = {}): Promise<TransactionRead> =>
    (await runCommand(service().services, {
      name: `transaction ${name}`,
      values: { account: sale.accountId, ...values },
      positionals: [id],
    })) as TransactionRead;
  const emittedBy = (name: string, { id }: TransactionRead, values?: Record<string, string>) =>
    sale.emitted(() => operate(name, id, values));
  const unknown = 'txn_01jg8test00000000000000001';

  describe('transaction bill', () => {
    test('bills a ready transaction as the API does, and prints it as the API shows it', async () => {
      const ready = await sale.ready(MANUAL);
      expect(await emittedBy('bill', ready)).toEqual([
        'transaction.billed billed',
        ...SUBSCRIBED,
        'transaction.updated billed',
        'invoice.issued issued',
      ]);
      const other = await sale.ready(MANUAL);
      expect(await operate('bill', other.id)).toEqual(await sale.get(other.id));
    });

    test('names what a draft needs', async () => {
      const { id } = await sale.draft();
      await expect(operate('bill', id)).rejects.toThrow(
        'This one is a draft: it needs a customer_id and an address_id.',
      );
    });
  });

  describe('transaction cancel', () => {
    test('cancels an invoice', async () => {
      const events = await emittedBy('cancel', await sale.billed());
      expect(events).toEqual([
        'transaction.updated canceled',
        'transaction.canceled canceled',
        'invoice.canceled canceled',
      ]);
    });

    test('names the states that a paid transaction can have', async () => {
      const { id } = await sale.ready();
      await operate('pay', id);
      await expect(operate('cancel', id)).rejects.toThrow(/from completed to canceled, nor to any other/);
    });
  });

  describe('transaction mark-overdue', () => {
    test('makes an invoice past due before its terms end, once', async () => {
      const invoice = await sale.billed();
      expect(await emittedBy('mark-overdue', invoice)).toEqual([
        'transaction.updated past_due',
        'transaction.past_due past_due',
        'invoice.overdue overdue',
        'subscription.updated past_due',
        'subscription.past_due past_due',
      ]);
      await expect(operate('mark-overdue', invoice.id)).rejects.toThrow(`${invoice.id} is past_due, with manual`);
    });

    test('names what comes before', async () => {
      const { id } = await sale.ready(MANUAL);
      await expect(operate('mark-overdue', id)).rejects.toThrow('Bill it first: transaction bill.');
      const { id: automatic } = await sale.ready({ status: 'billed' });
      await expect(operate('mark-overdue', automatic)).rejects.toThrow('is billed, with automatic collection.');
    });
  });

  describe('transaction revise', () => {
    test('corrects every member that the API can correct', async () => {
      const invoice = await sale.billed({ business_id: sale.business_id });
      const values = {
        'customer-name': 'Ada Sample',
        'first-line': '2 Example Street',
        'second-line': 'Floor 3',
        city: 'Utrecht',
        region: 'Utrecht',
        'business-name': 'New Works',
      };
      expect(await emittedBy('revise', invoice, values)).toEqual(['transaction.revised billed']);
      const { buyer } = await service()
        .services.db.selectFrom('transactions')
        .select('buyer')
        .where('id', '=', invoice.id as `txn_${string}`)
        .executeTakeFirstOrThrow();
      expect(buyer).toMatchObject({
        customer: { name: 'Ada Sample' },
        address: { first_line: '2 Example Street', second_line: 'Floor 3', city: 'Utrecht', region: 'Utrecht' },
        business: { name: 'New Works' },
      });
    });

    test('returns the tax when the corrected business pays none', async () => {
      const invoice = await sale.billed();
      const values = { 'business-name': 'Works', 'tax-identifier': 'NL000099998B57' };
      expect(await emittedBy('revise', invoice, values)).toEqual([
        'transaction.revised billed',
        'adjustment.created approved',
        'transaction.updated billed',
      ]);
    });

    test('requires a correction', async () => {
      const { id } = await sale.billed();
      await expect(operate('revise', id)).rejects.toThrow('No correction given. Try --help.');
    });
  });

  describe('transaction pay', () => {
    test('pays at the test gateway, and completes the transaction', async () => {
      const ready = await sale.ready();
      expect(await emittedBy('pay', ready)).toEqual([
        'transaction.updated ready',
        'transaction.paid paid',
        ...SUBSCRIBED,
        'transaction.updated paid',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
      const { payments, details } = await sale.get(ready.id);
      expect(payments).toMatchObject([
        { status: 'captured', amount: '54450', method_details: { card: { last4: '4242' } } },
      ]);
      expect(details.totals).toMatchObject({ balance: '0', fee: '2772' });
    });

    test('pays an invoice that is past due', async () => {
      const invoice = await sale.billed();
      await operate('mark-overdue', invoice.id);
      expect(await emittedBy('pay', invoice)).toEqual([
        'transaction.updated past_due',
        'transaction.paid paid',
        'invoice.paid paid',
        'subscription.updated active',
        'subscription.activated active',
        'transaction.updated paid',
        'transaction.completed completed',
      ]);
    });

    test('charges a payment method that the customer has saved', async () => {
      const bought = await sale.ready();
      await buyerWith(bought.checkout!.url!).send({ ...CARD, amount: '54450', saves_method: 'yes' });
      const [{ payment_method_id } = { payment_method_id: null }] = (await sale.get(bought.id)).payments;
      const { id } = await sale.ready();
      const paid = await operate('pay', id, { 'payment-method': payment_method_id! });
      expect(paid).toMatchObject({
        status: 'completed',
        payments: [{ status: 'captured', method_details: { card: { expiry_month: 11, expiry_year: 2035 } } }],
      });
    });

    test('pays what credit of the customer leaves, also when the credit came after the transaction', async () => {
      const { id } = await sale.ready();
      await runCommand(service().services, {
        name: 'credit-balance correct',
        values: { account: sale.accountId, currency: 'EUR', amount: '10000', reason: 'Old system' },
        positionals: [sale.customer_id],
      });
      const paid = await operate('pay', id);
      expect(paid).toMatchObject({ status: 'completed', payments: [{ amount: '44450' }] });
      expect(paid.details.totals).toMatchObject({ total: '54450', credit: '10000', grand_total: '44450' });
    });

    test('names why nothing was charged', async () => {
      const { id: draft } = await sale.draft();
      await expect(operate('pay', draft)).rejects.toThrow(/has the status draft. Give it a customer_id/);
      const { id: canceled } = await sale.billed();
      await operate('cancel', canceled);
      await expect(operate('pay', canceled)).rejects.toThrow(
        `Only a ready, billed or past_due transaction can be paid. ${canceled} has the status canceled.`,
      );
      const waiting = await sale.ready();
      await buyerWith(waiting.checkout!.url!).send({ ...CARD, card_number: '4000000000001000', amount: '54450' });
      await expect(operate('pay', waiting.id)).rejects.toThrow('has no result yet. Try again');
      await expect(operate('pay', unknown)).rejects.toThrow(unknown);
    });

    test('names why a payment method can not be charged', async () => {
      const stored = (await runCommand(service().services, {
        name: 'payment-method save',
        values: {
          account: sale.accountId,
          customer: sale.customer_id,
          address: sale.address_id,
          type: 'device_wallet_a',
        },
        positionals: [],
      })) as { id: string };
      const { id } = await sale.ready();
      await expect(operate('pay', id, { 'payment-method': stored.id })).rejects.toThrow("the gateway can't charge it");
      const { id: draft } = await sale.draft();
      await expect(operate('pay', draft, { 'payment-method': stored.id })).rejects.toThrow('has no customer');
      const foreign = 'paymtd_01jg8test00000000000000001';
      await expect(operate('pay', id, { 'payment-method': foreign })).rejects.toThrow(foreign);
    });
  });

  describe('transaction fail-payment', () => {
    test.each([{}, { error: 'not_enough_balance' }])(
      'lets a payment fail with %o',
      async (values: { error?: string }) => {
        const invoice = await sale.billed();
        expect(await emittedBy('fail-payment', invoice, { ...values })).toEqual([
          'transaction.payment_failed billed',
          'transaction.updated billed',
        ]);
        const { payments } = await sale.get(invoice.id);
        expect(payments).toMatchObject([{ status: 'error', error_code: values.error ?? 'declined' }]);
        expect(await operate('pay', invoice.id)).toMatchObject({ status: 'completed' });
      },
    );

    test('names the reasons that it accepts', async () => {
      const { id } = await sale.ready();
      await expect(operate('fail-payment', id, { error: 'no' })).rejects.toThrow(
        /--error must be one of declined, declined_not_retryable, .*, unknown, not "no"/,
      );
    });

    test('does not pay a transaction that costs nothing', async () => {
      const discount_id = await sale.discount({ type: 'percentage', amount: '100', recur: true });
      const { id } = await sale.ready({ discount_id });
      await expect(operate('fail-payment', id)).rejects.toThrow('There is nothing to pay');
      expect((await sale.get(id)).status).toBe('ready');
      expect(await operate('pay', id)).toMatchObject({ status: 'completed', payments: [] });
    });
  });

  test('live without a gateway charges nothing, and has no test cards', async () => {
    const live = await startService(service().database, { rules: { environment: 'live' } });
    const { id } = await sale.ready();
    const call = (name: string, values = {}) =>
      runCommand(live.services, { name, values: { account: sale.accountId, ...values }, positionals: [id] });
    await expect(call('transaction pay')).rejects.toThrow(/^Live has no test cards. Name a saved payment method/);
    await expect(call('transaction fail-payment')).rejects.toThrow('Live has no test cards.');
    const bought = await sale.ready();
    await buyerWith(bought.checkout!.url!).send({ ...CARD, amount: '54450', saves_method: 'yes' });
    const [payment] = (await sale.get(bought.id)).payments;
    const saved = { 'payment-method': payment!.payment_method_id };
    await expect(call('transaction pay', saved)).rejects.toThrow('No payment gateway is connected');
    expect((await sale.get(id)).payments).toEqual([]);
    await live.app.close();
  });
});
