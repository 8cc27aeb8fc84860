import { onTestFinished } from 'vitest';

import { systemClock } from '../../../service/common/clock.ts';
import {
  createWebhookSender,
  type WebhookSender,
  type WebhookSenderOptions,
} from '../../../service/outbound/webhook-sender.ts';

/** A sender of local development, closed with the test. */
export function startSender(options: Partial<WebhookSenderOptions> = {}): WebhookSender {
  const sender = createWebhookSender({ clock: systemClock, reach: 'private', ...options });
  onTestFinished(() => sender.close());
  return sender;
}
