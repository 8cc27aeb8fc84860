import { expect, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { DueNotifier } from '../../../service/delivery/due-notifier.ts';
import { eachEngine } from '../../support/database.ts';

eachEngine('due notifier', (database) => {
  test('publishes what becomes due after an empty list of destinations', async () => {
    let statements = 0;
    const counted = database().db.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const notifier = new DueNotifier(counted, 'due_notifier_test', silentLog);
    notifier.notifyDue([]);
    notifier.notifyDue([{ accountId: 'acc_1', settingId: 'ntfset_1' }]);
    // `flushed` would never resolve if it did not.
    await vi.waitFor(() => expect(statements).toBe(1));
    await notifier.flushed();
  });
});
