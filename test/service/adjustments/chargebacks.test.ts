import { beforeAll, expect, test } from 'vitest';

import { OperatorError } from '../../../service/common/operator-error.ts';
import { eachService } from '../../support/service.ts';
import { type AdjustedSale, newAdjustedSale, REFUND } from './completed-sale.ts';

eachService('chargebacks', (service) => {
  let sale: AdjustedSale;

  beforeAll(async () => {
    sale = await newAdjustedSale(service());
  });

  test('takes the disputed amount and the fee of the bank from the earnings', async () => {
    const completed = await sale.completed();
    const events = await sale.emitted(async () => {
      const values = { amount: '5445', fee: '1500', reason: 'Not recognized' };
      expect(await sale.operate('adjustment chargeback', values, completed.id)).toMatchObject({
        action: 'chargeback',
        type: 'partial',
        status: 'approved',
        reason: 'Not recognized',
        credit_applied_to_balance: null,
        totals: { subtotal: '4500', tax: '945', total: '5445', fee: '277', earnings: '4223' },
        payout_totals: { earnings: '5723', chargeback_fee: { amount: '1500', original: null } },
      });
    });
    expect(events).toEqual(['adjustment.created approved', 'transaction.updated completed']);
    const { adjusted_totals, adjusted_payout_totals } = (await sale.get(completed.id)).details;
    expect(adjusted_totals).toMatchObject({ total: '49005', grand_total: '49005', fee: '2495', earnings: '38005' });
    expect(adjusted_payout_totals).toMatchObject({ chargeback_fee: { amount: '1500' }, earnings: '36505' });
  });

  test('a reverse gives everything back, and the chargeback is reversed', async () => {
    const completed = await sale.completed();
    const { id } = await sale.operate('adjustment chargeback', { fee: '1500' }, completed.id);
    const { adjusted_totals } = (await sale.get(completed.id)).details;
    expect(adjusted_totals).toMatchObject({ total: '0', earnings: '0' });
    const events = await sale.emitted(async () => {
      const reverse = await sale.operate('adjustment reverse', {}, id);
      expect(reverse).toMatchObject({ action: 'chargeback_reverse', type: 'full', totals: { total: '54450' } });
    });
    expect(events).toEqual([
      'adjustment.created approved',
      'adjustment.updated reversed',
      'transaction.updated completed',
    ]);
    const after = await sale.get(completed.id);
    expect(after.details.adjusted_totals).toEqual(completed.details.adjusted_totals);
    expect(after.details.adjusted_payout_totals).toEqual(completed.details.adjusted_payout_totals);
    await expect(sale.operate('adjustment reverse', {}, id)).rejects.toThrow(/is a chargeback and reversed/);
    const refund = await sale.adjusted(completed, REFUND);
    expect(refund.totals.total).toBe('54450');
  });

  test('have no fee and no payout in a currency that is not paid out', async () => {
    const { data: price } = await sale.client.prices.create({
      body: {
        product_id: sale.product_id,
        description: 'In yen',
        unit_price: { amount: '1000', currency_code: 'JPY' },
      },
    });
    const completed = await sale.completed({ items: [{ price_id: price.id as `pri_${string}`, quantity: 1 }] });
    expect(completed.details).toMatchObject({ payout_totals: null, adjusted_payout_totals: null });
    await expect(sale.operate('adjustment chargeback', { fee: '1' }, completed.id)).rejects.toThrow(/JPY is not paid/);
    const { totals, payout_totals } = await sale.operate('adjustment chargeback', {}, completed.id);
    expect(totals.total).toBe(completed.details.totals.total);
    expect(payout_totals).toBeNull();
    expect((await sale.get(completed.id)).details).toMatchObject({
      adjusted_totals: { total: '0', earnings: '0' },
      adjusted_payout_totals: null,
    });
  });

  test('rejects what is not left, a transaction that is not completed, and a pending refund', async () => {
    const completed = await sale.completed();
    const chargeback = (values: Record<string, string>, id: string = completed.id) =>
      sale.operate('adjustment chargeback', values, id);
    for (const amount of ['0', '54451', '-1', '1.5', 'all'])
      await expect(chargeback({ amount })).rejects.toBeInstanceOf(OperatorError);
    await expect(chargeback({}, (await sale.ready()).id)).rejects.toThrow(/has the status ready/);
    await expect(chargeback({}, `txn_${'0'.repeat(26)}`)).rejects.toThrow(/must be the id of a transaction/);
    await sale.adjusted(completed, REFUND);
    await expect(chargeback({})).rejects.toThrow(/is pending approval/);
  });

  test('decides a refund once, and only a refund', async () => {
    const completed = await sale.completed();
    const { id } = await sale.adjusted(completed, REFUND);
    await sale.operate('adjustment approve', {}, id);
    await expect(sale.operate('adjustment reject', {}, id)).rejects.toThrow(/is refunding it/);
    // Approving again changes nothing.
    expect((await sale.operate('adjustment approve', {}, id)).status).toBe('pending_approval');
    await sale.refund();
    expect((await sale.find(id)).status).toBe('approved');
    for (const name of ['adjustment approve', 'adjustment reject'])
      await expect(sale.operate(name, {}, id)).rejects.toThrow(/is a refund and approved/);
    const unknown = `adj_${'0'.repeat(26)}`;
    await expect(sale.operate('adjustment approve', {}, unknown)).rejects.toThrow(/has no adjustment/);
  });
});
