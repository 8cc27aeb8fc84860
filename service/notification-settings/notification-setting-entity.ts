import type { EventType } from '@billing/server';
import type { NotificationSetting } from '@billing/types';
import type { Selectable } from 'kysely';

import type { SecretBox } from '../auth/secret-box.ts';
import { eventTypeEntity } from '../event-types/event-type-entity.ts';
import type { NotificationSettingRow } from '../storage/rows/notification-rows.ts';

/** Includes the decrypted secret: an API key that may read a setting may verify its webhooks. */
export function notificationSettingEntity(
  row: Selectable<NotificationSettingRow>,
  secrets: SecretBox,
): Required<NotificationSetting> {
  return {
    id: row.id,
    description: row.description,
    type: row.type,
    destination: row.destination,
    active: row.active,
    api_version: row.api_version,
    include_sensitive_fields: row.include_sensitive_fields,
    subscribed_events: row.subscribed_events.map((name) => eventTypeEntity(name as EventType)),
    endpoint_secret_key: secrets.open(row.secret, row.id),
    traffic_source: row.traffic_source,
    deactivation: deactivationOf(row),
  };
}

function deactivationOf({
  turned_off_at,
  turned_off_because,
}: Selectable<NotificationSettingRow>): NotificationSetting['deactivation'] {
  if (turned_off_at === null || turned_off_because === null) return null;
  return { occurred_at: turned_off_at, reason: turned_off_because };
}
