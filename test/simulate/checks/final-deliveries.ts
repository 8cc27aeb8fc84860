import type { Schedule } from '../../../service/delivery/schedule.ts';
import type { SimulatedDatabase } from '../database/simulated-database.ts';
import type { Send } from '../network/destinations.ts';
import type { World } from '../world/world.ts';
import type { DeliveryChecks } from './delivery-checks.ts';

const JITTER = 0.05;
const LONGEST_REQUESTED_MS = 3_600_000;

interface Row {
  readonly id: string;
  readonly status: string;
  readonly times_attempted: number;
  readonly retry_at: string | null;
  readonly delivered_at: string | null;
}

interface Log {
  readonly id: string;
  readonly notification_id: string;
  readonly attempted_at: string;
  readonly response_code: number;
  readonly error: string | null;
}

/** Compares notifications and logs with what the network has seen, when nothing is left to send. */
export async function checkDeliveries(
  world: World,
  database: SimulatedDatabase,
  { notifications }: DeliveryChecks,
  schedule: Schedule,
): Promise<void> {
  const rows = await database.read<Row>(
    'select id, status, times_attempted, retry_at, delivered_at from notifications order by id',
  );
  const logs = await database.read<Log>(
    'select id, notification_id, attempted_at, response_code, error from notification_logs order by notification_id, attempted_at, id',
  );
  const logsOf = Map.groupBy(logs, (log) => log.notification_id);
  for (const row of rows) {
    const own = logsOf.get(row.id) ?? [];
    const sends = notifications.get(row.id)?.sends ?? [];
    const report = (rule: string, detail = ''): void => world.findings.add(rule, `${row.id} ${detail}`);
    world.count(`notification ${row.status}`);
    if (row.times_attempted !== own.length)
      report('the number of attempts differs from the log', `${row.times_attempted}, logged ${own.length}`);
    if (row.status !== 'delivered' && row.status !== 'failed') report('a notification has no final status', row.status);
    if (row.retry_at !== null) report('a notification with a final status has a time of a retry');
    const recorded = matched(own, sends, world, report);
    checkLost(world, sends, recorded, report);
    checkRetries(recorded, row, schedule, report);
  }
  for (const id of notifications.keys())
    if (!rows.some((row) => row.id === id)) world.findings.add('a notification was sent that is not stored', id);
}

type Report = (rule: string, detail?: string) => void;

/** The sends that the logs are about, in order. Every log is about one send. */
function matched(logs: readonly Log[], sends: readonly Send[], { beganAt }: World, report: Report): Send[] {
  const left = new Set(sends);
  return logs.flatMap((log) => {
    const at = Date.parse(log.attempted_at);
    const send = [...left].find(
      ({ attempt, startedAt }) =>
        attempt !== undefined &&
        Math.floor(beganAt + startedAt) === at &&
        attempt.code === log.response_code &&
        attempt.error === log.error,
    );
    if (send === undefined) {
      report('a logged attempt is not what the destination saw', log.id);
      return [];
    }
    left.delete(send);
    return [send];
  });
}

/** An attempt is missing in the log only if its process had a fault, or another process had taken over. */
function checkLost({ now }: World, sends: readonly Send[], recorded: readonly Send[], report: Report): void {
  const logged = new Set(recorded);
  for (const send of sends) {
    if (logged.has(send)) continue;
    const isExcused = send.process.wasDisturbed(send.startedAt - 45_000, Math.min(now, send.startedAt + 60_000));
    if (!isExcused) report('an attempt without a fault is missing in the log', `at ${send.startedAt.toFixed(0)} ms`);
  }
}

/**
 * What is recorded follows the schedule, however many faults there were: results of expired leases are not
 * recorded.
 */
function checkRetries(
  recorded: readonly Send[],
  row: Row,
  { delays, within = Infinity }: Schedule,
  report: Report,
): void {
  for (const [i, send] of recorded.entries()) {
    const next = recorded[i + 1];
    const isFinal = send.attempt!.outcome !== 'failed';
    if (next === undefined) continue;
    if (isFinal) report('a notification was attempted after its final result');
    const planned = delays[i];
    if (planned === undefined) {
      report('a notification was attempted more often than the schedule allows');
      continue;
    }
    const requested = Math.min(send.attempt!.retryAfterMs ?? 0, LONGEST_REQUESTED_MS);
    const left = within * 1_000 - (send.endedAt - recorded[0]!.startedAt);
    const least = Math.min(Math.max(planned * 1_000 * (1 - JITTER), requested), left);
    if (next.startedAt - send.endedAt < least - 5)
      report('a retry came too early', `${(next.startedAt - send.endedAt).toFixed(0)} ms after attempt ${i + 1}`);
  }
  const last = recorded.at(-1);
  const isAccepted = last?.attempt?.outcome === 'accepted';
  if (isAccepted !== (row.status === 'delivered')) report('the status differs from the last attempt', row.status);
  if (row.status !== 'failed' || last === undefined || last.attempt?.outcome === 'refused') return;
  const next = delays[recorded.length - 1];
  const elapsed = (last.endedAt - recorded[0]!.startedAt) / 1_000;
  // Lateness of the process that recorded the first attempt counts as well.
  if (next !== undefined && elapsed + next * (1 + JITTER) + 60 < within)
    report('a notification failed although a retry was left', `after ${recorded.length} attempts`);
}
