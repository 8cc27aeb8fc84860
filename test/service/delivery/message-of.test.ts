import { expect, test } from 'vitest';

import type { SecretBox } from '../../../service/auth/secret-box.ts';
import type { Claimed } from '../../../service/delivery/claim.ts';
import { messageOf, secretOpener } from '../../../service/delivery/message-of.ts';

const CLAIMED: Claimed = {
  notification_id: 'ntf_1',
  account_id: 'acc_1',
  notification_setting_id: 'ntfset_1',
  lease: 'lease',
  event_id: 'evt_1',
  event_type: 'customer.created',
  occurred_at: '2028-01-15T10:00:00.000000Z',
  payload: '{"data":{}}',
  times_attempted: 2,
  since_first: 60,
  type: 'url',
  destination: 'https://works.example/hook',
  secret: 'new',
  previous_secret: null,
  is_unverified: false,
};

/** Opens a sealed secret to its context and its text, and notes it. */
function openerThatNotes() {
  const opened: string[] = [];
  const open: SecretBox['open'] = (sealed, context) => {
    opened.push(`${context}/${sealed}`);
    return `${context}/${sealed}`;
  };
  return { opened, open: secretOpener({ open } as SecretBox) };
}

test('a message names its notification, event and destination, and has the stored bytes as its body', () => {
  const { open } = openerThatNotes();
  expect(messageOf(CLAIMED, open)).toEqual({
    notificationId: 'ntf_1',
    eventId: 'evt_1',
    eventType: 'customer.created',
    occurredAt: '2028-01-15T10:00:00.000000Z',
    settingId: 'ntfset_1',
    destination: 'https://works.example/hook',
    body: '{"data":{}}',
    isUnverified: false,
    secrets: ['ntfset_1/new'],
  });
});

test('a message is signed with both secrets during a rotation, the newest first', () => {
  const { open } = openerThatNotes();
  const { secrets } = messageOf({ ...CLAIMED, previous_secret: 'old' }, open);
  expect(secrets).toEqual(['ntfset_1/new', 'ntfset_1/old']);
});

test('each secret of the messages of a claim is opened once', () => {
  const { opened, open } = openerThatNotes();
  for (const notification_setting_id of ['ntfset_1', 'ntfset_2', 'ntfset_1'] as const)
    expect(messageOf({ ...CLAIMED, notification_setting_id }, open).secrets).toEqual([
      `${notification_setting_id}/new`,
    ]);
  expect(opened).toEqual(['ntfset_1/new', 'ntfset_2/new']);
});
