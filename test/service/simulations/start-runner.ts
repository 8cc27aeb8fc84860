import { onTestFinished } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { createWebhookSender, type WebhookSenderOptions } from '../../../service/outbound/webhook-sender.ts';
import type { Services } from '../../../service/services.ts';
import { Player, type PlayerOptions } from '../../../service/simulations/runner/simulation-runner.ts';

/** Plays as the service does, without its pauses. Ends with the test. */
export function startPlayer(
  services: Services,
  { timeoutMs = 5_000, reach = 'private', ...options }: Partial<PlayerOptions & WebhookSenderOptions> = {},
): Player {
  const { clock } = services;
  const player = new Player({
    services,
    sender: createWebhookSender({ clock, reach, timeoutMs, keptBytes: 65_536, neverTwice: true }),
    log: silentLog,
    paceSeconds: 0,
    leaseSeconds: 15,
    concurrency: 32,
    concurrencyPerDestination: 10,
    ...options,
  });
  player.start();
  onTestFinished(() => player.stop(100));
  return player;
}
