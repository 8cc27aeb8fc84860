import { onTestFinished, vi } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { silentLog } from '../../../service/common/log.ts';
import { Dispatcher, type DispatcherOptions } from '../../../service/delivery/dispatcher.ts';
import { WorkerLock } from '../../../service/delivery/worker-lock.ts';
import { createEmailSender } from '../../../service/outbound/email-sender.ts';
import { createWebhookSender } from '../../../service/outbound/webhook-sender.ts';
import { createSetting, type NewSetting } from '../../../service/notification-settings/create-setting.ts';
import { inSystemTime, type DueDestination, type Services } from '../../../service/services.ts';

/** Sends as the service does, without its pauses: retries after some milliseconds. Ends with the test. */
export function startDispatcher(
  services: Services,
  options: Partial<DispatcherOptions> & { readonly smtpUrl?: string; readonly timeoutMs?: number } = {},
): Dispatcher {
  const { clock } = services;
  const url = createWebhookSender({
    clock,
    reach: services.rules.destinationReach,
    timeoutMs: options.timeoutMs ?? 5_000,
  });
  const email = createEmailSender({
    clock,
    smtpUrl: options.smtpUrl,
    from: 'billing@sender.example',
    environment: 'sandbox',
    describe: () => '',
  });
  const dispatcher = new Dispatcher({
    services,
    senders: { url, email },
    schedule: { delays: [0.02, 0.02, 0.02] },
    log: silentLog,
    concurrency: 100,
    concurrencyPerDestination: 10,
    leaseSeconds: { url: 15, email: 40 },
    workerLock: new WorkerLock('test'),
    ...options,
  });
  dispatcher.start();
  onTestFinished(async () => {
    await dispatcher.stop(100);
    await Promise.all([url.close(), email.close()]);
  });
  return dispatcher;
}

/** A destination that takes `customer.created`, of the caller's account. */
export async function destinationFor(
  services: Services,
  accountId: string,
  setting: Partial<NewSetting> & Pick<NewSetting, 'destination'>,
): Promise<DueDestination> {
  const { id } = await services.db.transaction().execute((trx) =>
    createSetting(anyError, trx, inSystemTime(services), accountId, {
      description: 'Under test',
      type: 'url',
      subscribed_events: ['customer.created'],
      ...setting,
    }),
  );
  return { accountId, settingId: id as DueDestination['settingId'] };
}

/** The notifications of a destination, oldest first, once they satisfy `holds`. */
export async function notificationsOf(
  { db }: Services,
  { accountId, settingId }: DueDestination,
  holds: (rows: readonly NotificationRow[]) => void,
): Promise<readonly NotificationRow[]> {
  return vi.waitFor(
    async () => {
      const rows = await readNotifications(db, accountId, settingId);
      holds(rows);
      return rows;
    },
    { timeout: 60_000, interval: 10 },
  );
}

type NotificationRow = Awaited<ReturnType<typeof readNotifications>>[number];

function readNotifications(db: Services['db'], accountId: string, settingId: DueDestination['settingId']) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('notification_setting_id', '=', settingId)
    .orderBy('id')
    .execute();
}
