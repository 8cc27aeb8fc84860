import type { NotificationSetting, NotificationSettingId } from '@billing/types';

import { Failure } from '../terminal/failure.ts';
import type { Call } from './command.ts';
import { isListening } from './listen/listening-destination.ts';

/**
 * The destination of simulated events: the named one, else that of a running listen, else the only one that
 * accepts simulated events.
 *
 * @throws Failure when there is none, or several.
 */
export async function simulatedDestination(
  { client, program }: Pick<Call, 'client' | 'program'>,
  named: NotificationSettingId | undefined,
): Promise<NotificationSetting> {
  if (named !== undefined)
    return (await client.notificationSettings.get({ path: { notification_setting_id: named } })).data;
  const settings = await Array.fromAsync(client.notificationSettings.list({ query: { active: true, per_page: 200 } }));
  const accepting = settings.filter(({ type, traffic_source }) => type === 'url' && traffic_source !== 'platform');
  const listening = accepting.filter(isListening);
  const [only, ...others] = listening.length > 0 ? listening : accepting;
  if (only === undefined)
    throw new Failure(`No active destination accepts simulated events. In another terminal: ${program} listen`);
  if (others.length === 0) return only;
  const names = [only, ...others].map(
    ({ id, destination, description }) => `  --to ${id}  ${description} (${destination})`,
  );
  throw new Failure(`Choose a destination:\n${names.join('\n')}`);
}
