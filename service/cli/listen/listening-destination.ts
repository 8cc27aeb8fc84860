import { ApiError, type Client } from '@billing/client';
import type { NotificationSetting, NotificationSettingCreate } from '@billing/types';

import { Failure } from '../../terminal/failure.ts';
import { refusalCode } from '../refusal.ts';

const MARK = 'billing listen';

/** By which the destination of a receiver is found again, with its secret, at the next run. */
export function descriptionFor(forwardTo: URL | undefined): string {
  return forwardTo === undefined ? MARK : `${MARK} → ${forwardTo.href}`;
}

/** Whether somebody listens at a destination, as far as the API knows. */
export function isListening({ active, description }: NotificationSetting): boolean {
  return active && (description === MARK || description.startsWith(`${MARK} → `));
}

/**
 * The destination with this description: the one of earlier runs, or one that is made now, at `url`. It stays as it is; a new one is
 * not active.
 *
 * @throws Failure when the service takes no such address.
 */
export async function findOrCreate(client: Client, description: string, url: string): Promise<NotificationSetting> {
  const settings = client.notificationSettings.list({ query: { order_by: 'id[ASC]', per_page: 200 } });
  for await (const setting of settings) {
    if (setting.description === description && setting.type === 'url') return setting;
  }
  return addressRefusalTold(async () => {
    const body: NotificationSettingCreate = {
      description,
      type: 'url',
      destination: url,
      subscribed_events: [],
      traffic_source: 'all',
      active: false,
    };
    return (await client.notificationSettings.create({ body })).data;
  });
}

/** Points a destination here and lets it be sent to. */
export async function activate(
  client: Client,
  { id }: NotificationSetting,
  wanted: Pick<
    Parameters<Client['notificationSettings']['update']>[0]['body'],
    'destination' | 'subscribed_events' | 'include_sensitive_fields'
  >,
): Promise<NotificationSetting> {
  return addressRefusalTold(async () => {
    const body = { ...wanted, active: true, traffic_source: 'all' } as const;
    return (await client.notificationSettings.update({ path: { notification_setting_id: id }, body })).data;
  });
}

/** Ends what `activate` began, unless another process has taken the destination over meanwhile, or it was deleted. */
export async function deactivate(
  client: Client,
  { id, destination }: Pick<NotificationSetting, 'id' | 'destination'>,
): Promise<void> {
  const path = { notification_setting_id: id };
  try {
    const { data: now } = await client.notificationSettings.get({ path });
    if (now.destination === destination) await client.notificationSettings.update({ path, body: { active: false } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

async function addressRefusalTold(action: () => Promise<NotificationSetting>): Promise<NotificationSetting> {
  try {
    return await action();
  } catch (error) {
    if (refusalCode(error) !== 'url_notification_setting_incorrect') throw error;
    throw new Failure(
      'The service does not send to addresses of this machine. Give --public-url with the https address of a tunnel that leads to --port here; or, if it is your own service, start it with --allow-private-destinations.',
      { cause: error },
    );
  }
}
