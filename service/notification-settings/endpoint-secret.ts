import { randomText } from '../ids/random-text.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';

const LENGTH = 32;

/** A new key for signing a destination's webhooks, unencrypted: 190 random bits after the id. */
export function newEndpointSecret(id: NotificationSettingRow['id']): string {
  return `svc_${id}_${randomText(LENGTH)}`;
}
