import { expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { silentLog } from '../../../service/common/log.ts';
import { ensureDemo } from '../../../service/demo/ensure-demo.ts';
import { TestGateway } from '../../../service/payments/test-gateway/test-gateway.ts';
import { renewSubscriptions } from '../../../service/renewals/renew-subscriptions.ts';
import { eachEngine } from '../../support/database.ts';
import { testServices } from '../../support/services.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';

eachEngine('the subscriptions of the demo account', (database) => {
  test('are in every state, of which the service makes one past due as soon as it runs', async () => {
    const services = testServices(database());
    const { ids } = (await ensureDemo(services, await temporaryDirectory()))!;
    const { db } = database();
    const states = async () => {
      const rows = await db
        .selectFrom('subscriptions')
        .select(['status', 'collection_mode', 'scheduled_change_action'])
        .orderBy('id')
        .execute();
      return rows.map((row) =>
        [row.status, row.collection_mode, row.scheduled_change_action].filter((part) => part !== null).join(' '),
      );
    };
    const started = ['active manual', 'active automatic', 'trialing automatic'];
    const ended = ['active automatic cancel', 'paused automatic resume', 'canceled automatic'];
    expect(await states()).toEqual([...started, 'active automatic', ...ended]);
    const gateway = new TestGateway(services);
    const payments = { services, newError: anyError, gateway, log: silentLog, timeoutMs: 1_000 };
    await renewSubscriptions(payments);
    expect(await states()).toEqual([...started, 'past_due automatic', ...ended]);
    const subscription = await db
      .selectFrom('subscriptions')
      .select(['status', 'instrument'])
      .where('id', '=', ids['subscription'] as `sub_${string}`)
      .executeTakeFirstOrThrow();
    expect(subscription).toMatchObject({ status: 'active', instrument: { details: { card: { last4: '4242' } } } });
  });
});
