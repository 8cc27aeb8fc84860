import { onTestFinished } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { createWebhookSender, type WebhookSenderOptions } from '../../../service/outbound/webhook-sender.ts';
import type { Services } from '../../../service/services.ts';
import {
  SimulationRunner,
  type SimulationRunnerOptions,
} from '../../../service/simulations/runner/simulation-runner.ts';

/** Starts a runner as the service does, without its pauses. It stops with the test. */
export function startRunner(
  services: Services,
  { timeoutMs = 5_000, reach = 'private', ...options }: Partial<SimulationRunnerOptions & WebhookSenderOptions> = {},
): SimulationRunner {
  const { clock } = services;
  const runner = new SimulationRunner({
    services,
    sender: createWebhookSender({ clock, reach, timeoutMs, responseBytes: 65_536, neverRetry: true }),
    log: silentLog,
    paceSeconds: 0,
    leaseSeconds: 15,
    concurrency: 32,
    concurrencyPerDestination: 10,
    ...options,
  });
  runner.start();
  onTestFinished(() => runner.stop(100));
  return runner;
}
