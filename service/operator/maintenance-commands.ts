import { anyError } from '../common/any-error.ts';
import type { Log } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';
import { runMaintenance } from '../maintenance/run-maintenance.ts';
import { renewSubscriptions } from '../renewals/renew-subscriptions.ts';
import { runRetention } from '../retention/run-retention.ts';
import type { Command, Progress } from './command.ts';

const run: Command = {
  name: 'maintenance run',
  summary: 'Lets everything happen that is due, such as the expiry of API keys, and drops data older than 90 days.',
  concernsSeveral: true,
  options: [],
  examples: ['maintenance run', 'maintenance run --json'],
  notes: [
    'Prints how much happened, how many daily partitions were dropped, and whether retention completed or was skipped,',
    'because another process was running it. A running service does the former every second and the latter every hour.',
  ],
  async run(services, _input, progress) {
    const { signal } = progress;
    const { db, direct = db, clock } = services;
    const log = logTo(progress);
    // Without a gateway, a running service charges what is billed here.
    const payments = { services, newError: anyError, gateway: undefined, log, timeoutMs: 0 };
    const happened = (await runMaintenance(payments, signal)) + (await renewSubscriptions(payments, signal));
    const { outcome, dropped } = await runRetention({
      db: direct,
      connections: 1,
      clock,
      log,
      ...(signal && { signal }),
    });
    if (outcome === 'failed') throw new OperatorError(`The retention of data failed: ${log.lastFault()}.`);
    return { happened, retention: outcome, dropped };
  },
};

export const maintenanceCommands: readonly Command[] = [run];

/** Reports warnings and errors to the operator. */
function logTo({ say }: Progress): Log & { lastFault(): string } {
  let fault = 'the reason is unknown';
  const report = (data: object, message: string): void => {
    const cause = 'err' in data && data.err instanceof Error ? ` (${data.err.message})` : '';
    fault = message + cause;
    say(fault);
  };
  return { info: () => undefined, warn: report, error: report, lastFault: () => fault };
}
