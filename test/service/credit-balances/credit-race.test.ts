import { expect, test } from 'vitest';

import { eachServiceWhenLong } from '../../support/service.ts';
import { isLongRun } from '../../support/suite-length.ts';
import { newCreditSale } from './credit-sale.ts';

const RACES = isLongRun ? 1_000 : 10;

eachServiceWhenLong('races for one credit balance', (service) => {
  test(`of two transactions at once, one gets the credit, ${RACES} times`, async () => {
    const sale = await newCreditSale(service());
    for (let race = 1; race <= RACES; race += 1) {
      await sale.correct(10_000);
      const billed = await Promise.all([sale.billed(), sale.billed()]);
      const credits = billed.map(({ details }) => details.totals.credit);
      expect(credits.toSorted()).toEqual(['0', '10000']);
      expect(await sale.balance()).toEqual([0, race * 10_000, 0]);
    }
  }, 600_000);
});
