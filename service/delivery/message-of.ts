import type { SecretBox } from '../auth/secret-box.ts';
import type { Message } from '../outbound/attempt.ts';
import type { Claimed } from './claim.ts';

/** Opens each sealed secret once per claim: opening takes 30 µs, a tenth of a delivery. */
export function secretOpener(secrets: SecretBox): SecretBox['open'] {
  const opened = new Map<string, string>();
  return (sealed, context) => {
    const key = `${context} ${sealed}`;
    const secret = opened.get(key) ?? secrets.open(sealed, context);
    opened.set(key, secret);
    return secret;
  };
}

/** The message to send for a claimed notification, with its secrets in the clear. */
export function messageOf(claimed: Claimed, open: SecretBox['open']): Message {
  const { notification_setting_id, secret, previous_secret } = claimed;
  const sealed = previous_secret === null ? [secret] : [secret, previous_secret];
  return {
    notificationId: claimed.notification_id,
    eventId: claimed.event_id,
    eventType: claimed.event_type,
    occurredAt: claimed.occurred_at,
    settingId: notification_setting_id,
    destination: claimed.destination,
    body: claimed.payload,
    isUnverified: claimed.is_unverified,
    secrets: sealed.map((one) => open(one, notification_setting_id)),
  };
}
