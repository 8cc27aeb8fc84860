import { expect, test } from 'vitest';

import { renewSubscriptions } from '../../../service/renewals/renew-subscriptions.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { eachService } from '../../support/service.ts';
import { payWith } from '../payments/card-payment.ts';
import { newSale } from '../transactions/sale.ts';
import { RENEWED } from './subscriber.ts';

const clock = new ManualClock('2028-01-31T10:00:00.000Z');

eachService(
  'subscriptions of several accounts',
  (service) => {
    test('are renewed together, each with the events in its own account', async () => {
      const { payments } = service().checkout;
      const [one, other] = [await newSale(service()), await newSale(service())];
      for (const { accountId, ready } of [one, other]) await payWith(payments, accountId, await ready());
      clock.advance(29 * 86_400_000);
      let ofOther: readonly string[] = [];
      const ofOne = await one.emitted(async () => {
        ofOther = await other.emitted(() => renewSubscriptions(payments));
      });
      expect([ofOne, ofOther]).toEqual([RENEWED, RENEWED]);
    });
  },
  { clock },
);
