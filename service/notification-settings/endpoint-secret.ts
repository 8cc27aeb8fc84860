import { randomText } from '../ids/random-text.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';

const LENGTH = 32;

/** A fresh key to sign a destination's webhooks with, in the clear (the source's "Notification setting"): 190 random bits after the id. */
export function newEndpointSecret(id: NotificationSettingRow['id']): string {
  return `svc_${id}_${randomText(LENGTH)}`;
}
