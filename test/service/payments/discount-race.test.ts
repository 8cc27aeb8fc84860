import { expect, test } from 'vitest';

import { isLongRun } from '../../support/suite-length.ts';
import { eachServiceWhenLong } from '../../support/service.ts';
import { newSale } from '../transactions/sale.ts';
import { payWith } from './card-payment.ts';
import { lastUse, used } from './discount-use.ts';

const ROUNDS = isLongRun ? 1_000 : 20;

eachServiceWhenLong('payments with a discount', (service) => {
  test('race for its last use: one is paid, and the other is not charged', async () => {
    const sale = await newSale(service());
    const { payments } = service().checkout;
    for (let round = 0; round < ROUNDS; round += 1) {
      const discount_id = await lastUse(sale);
      const pair = [await sale.ready({ discount_id }), await sale.ready({ discount_id })];
      const both = await Promise.all(pair.map((transaction) => payWith(payments, sale.accountId, transaction)));
      expect(both).toContainEqual({ kind: 'attempted' });
      expect(both).toContainEqual({ kind: 'rejected', reason: 'discount_used_up' });
      const after = await Promise.all(pair.map(({ id }) => sale.get(id)));
      expect(after.map(({ status, payments: { length } }) => `${status} ${length}`).toSorted()).toEqual([
        'completed 1',
        'ready 0',
      ]);
      expect(await used(sale, discount_id)).toBe(1);
    }
  }, 600_000);
});
