import { ApiError, type Client } from '@billing/client';
import type { NotificationSetting, NotificationSettingCreate } from '@billing/types';

import { Failure } from '../../terminal/failure.ts';
import { apiErrorCode } from '../api-error-text.ts';

const MARK = 'billing listen';

/** The description that identifies a receiver's destination, with its secret, in later runs. */
export function descriptionFor(forwardTo: URL | undefined): string {
  return forwardTo === undefined ? MARK : `${MARK} → ${forwardTo.href}`;
}

/** Whether a listener uses a destination, as far as the API shows. */
export function isListening({ active, description }: NotificationSetting): boolean {
  return active && (description === MARK || description.startsWith(`${MARK} → `));
}

/**
 * Finds the destination with this description, or creates an inactive one at `url`.
 *
 * @throws Failure when the service rejects the URL.
 */
export async function findOrCreate(client: Client, description: string, url: string): Promise<NotificationSetting> {
  const settings = client.notificationSettings.list({ query: { order_by: 'id[ASC]', per_page: 200 } });
  for await (const setting of settings) {
    if (setting.description === description && setting.type === 'url') return setting;
  }
  return withUrlErrors(async () => {
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

/** Points a destination here and activates it. */
export async function activate(
  client: Client,
  { id }: NotificationSetting,
  wanted: Pick<
    Parameters<Client['notificationSettings']['update']>[0]['body'],
    'destination' | 'subscribed_events' | 'include_sensitive_fields'
  >,
): Promise<NotificationSetting> {
  return withUrlErrors(async () => {
    const body = { ...wanted, active: true, traffic_source: 'all' } as const;
    return (await client.notificationSettings.update({ path: { notification_setting_id: id }, body })).data;
  });
}

/** Undoes `activate`, unless another process has taken over the destination, or it was deleted. */
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

async function withUrlErrors(action: () => Promise<NotificationSetting>): Promise<NotificationSetting> {
  try {
    return await action();
  } catch (error) {
    if (apiErrorCode(error) !== 'url_notification_setting_incorrect') throw error;
    throw new Failure(
      'The service does not deliver to addresses of this machine. Set --public-url to the https URL of a tunnel to --port; or, if it is your own service, start it with --allow-private-destinations.',
      { cause: error },
    );
  }
}
