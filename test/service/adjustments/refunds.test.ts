import { beforeAll, describe, expect, test } from 'vitest';

import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { type AdjustedSale, figuresOf, lineOf, newAdjustedSale, REFUND } from './completed-sale.ts';

const MINUTE = 60_000;
const clock = new ManualClock();

eachService(
  'refunds',
  (service) => {
    let sale: AdjustedSale;

    beforeAll(async () => {
      sale = await newAdjustedSale(service());
    });

    test('a full refund takes every line, and starts as pending without changing the transaction', async () => {
      const completed = await sale.completed();
      let id = '';
      const events = await sale.emitted(async () => {
        const refund = await sale.adjusted(completed, REFUND);
        id = refund.id;
        expect(refund).toMatchObject({
          action: 'refund',
          type: 'full',
          status: 'pending_approval',
          transaction_id: completed.id,
          customer_id: completed.customer_id,
          subscription_id: completed.subscription_id,
          currency_code: 'EUR',
          credit_applied_to_balance: null,
          items: [
            { item_id: lineOf(completed), type: 'full', amount: null, proration: null, totals: { total: '54450' } },
          ],
          // Of the fee of 2772, which is 5 % and 50.
          totals: { subtotal: '45000', tax: '9450', total: '54450', fee: '2772', retained_fee: '0', earnings: '42228' },
          payout_totals: { total: '54450', chargeback_fee: { amount: '0', original: null } },
          tax_rates_used: [{ tax_rate: '0.21', totals: { subtotal: '45000', tax: '9450', total: '54450' } }],
        });
      });
      expect(events).toEqual(['adjustment.created pending_approval']);
      const after = await sale.get(completed.id);
      expect(after.details).toEqual(completed.details);
      expect(after.updated_at).toBe(completed.updated_at);
      expect((await sale.find(id)).status).toBe('pending_approval');
    });

    test('an approved refund returns the money and reduces the adjusted totals', async () => {
      const completed = await sale.completed();
      const items = [{ item_id: lineOf(completed), type: 'partial', amount: '5445' }];
      const { id, totals } = await sale.adjusted(completed, { action: 'refund', items });
      expect(totals).toMatchObject({ subtotal: '4500', tax: '945', total: '5445', fee: '277', earnings: '4223' });
      const events = await sale.emitted(() => sale.approved(id));
      expect(events).toEqual(['adjustment.updated approved', 'transaction.updated completed']);
      const { details } = await sale.get(completed.id);
      expect(details.totals).toEqual(completed.details.totals);
      expect(details.adjusted_totals).toEqual({
        subtotal: '40500',
        tax: '8505',
        total: '49005',
        grand_total: '49005',
        grand_total_tax: '8505',
        fee: '2495',
        retained_fee: '0',
        earnings: '38005',
        currency_code: 'EUR',
      });
      expect(details.adjusted_payout_totals).toMatchObject({ total: '49005', fee: '2495', earnings: '38005' });
      const refunds = await service().services.db.selectFrom('test_gateway_refunds').selectAll().execute();
      expect(refunds).toContainEqual({
        refund_id: id,
        attempt_id: completed.payments[0]!.payment_attempt_id,
        amount: '5445',
        error_code: null,
      });
    });

    test('three equal refunds of a line and a last one add up to its figures', async () => {
      const completed = await sale.completed();
      const part = { action: 'refund', items: [{ item_id: lineOf(completed), type: 'partial', amount: '18150' }] };
      const taken = [];
      for (const amount of ['18149', '18149', '18152']) {
        const items = [{ ...part.items[0], amount }];
        const refund = await sale.adjusted(completed, { ...part, items });
        taken.push(figuresOf(refund.totals));
        await sale.approved(refund.id);
      }
      expect(taken).toEqual([
        [14999, 3150, 18149],
        [14999, 3150, 18149],
        [15002, 3150, 18152],
      ]);
      const { adjusted_totals } = (await sale.get(completed.id)).details;
      expect(adjusted_totals).toMatchObject({ subtotal: '0', tax: '0', total: '0', fee: '0', earnings: '0' });
    });

    test('tax is added to the amount with the tax mode external', async () => {
      const completed = await sale.completed();
      const items = [{ item_id: lineOf(completed), type: 'partial', amount: '4500' }];
      const { totals } = await sale.adjusted(completed, { action: 'refund', tax_mode: 'external', items });
      expect(figuresOf(totals)).toEqual([4500, 945, 5445]);
    });

    describe('in sandbox', () => {
      test('a refund is approved after ten minutes of the account’s time, not before', async () => {
        const completed = await sale.completed();
        const { id, created_at } = await sale.adjusted(completed, REFUND);
        clock.advance(10 * MINUTE - 1_000);
        await sale.maintain();
        await sale.refund();
        expect((await sale.find(id)).status).toBe('pending_approval');
        clock.advance(1_000);
        await sale.maintain();
        await sale.refund();
        const { status, updated_at } = await sale.find(id);
        expect(status).toBe('approved');
        expect(Date.parse(updated_at) - Date.parse(created_at)).toBe(10 * MINUTE);
      });

      test('an advancing test clock waits for the refund, which has the time of its approval', async () => {
        const own = await newAdjustedSale(service(), await service().newAccount());
        const completed = await own.completed();
        await own.client.testClock.start({ body: { time: '2030-01-01T00:00:00Z' } });
        const { id } = await own.adjusted(completed, REFUND);
        await own.client.testClock.advance({ body: { time: '2030-01-01T01:00:00Z' } });
        await own.maintain();
        expect((await own.client.testClock.get()).data).toMatchObject({
          status: 'advancing',
          time: '2030-01-01T00:10:00.000000Z',
        });
        await own.refund();
        await own.maintain();
        expect((await own.client.testClock.get()).data).toMatchObject({
          status: 'ready',
          time: '2030-01-01T01:00:00.000000Z',
        });
        expect(await own.find(id)).toMatchObject({ status: 'approved', updated_at: '2030-01-01T00:10:00.000000Z' });
      });
    });

    test('the adjustments of a transaction come with include=adjustment', async () => {
      const completed = await sale.completed();
      const refund = await sale.adjusted(completed, REFUND);
      const { data } = await sale.client.transactions.get({
        path: { transaction_id: completed.id },
        query: { include: ['adjustment'] },
      });
      expect(data.adjustments).toEqual([refund]);
      const list = await sale.client.transactions.list({ query: { id: [completed.id], include: ['adjustment'] } });
      expect(list.data[0]!.adjustments).toEqual([refund]);
    });
  },
  { clock },
);
