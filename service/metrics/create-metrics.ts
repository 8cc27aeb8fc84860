import type { Kysely } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Log } from '../common/log.ts';
import type { EngineState } from '../storage/engine.ts';
import type { Tables } from '../storage/tables.ts';
import { type Backlog, backlog } from './backlog.ts';
import { catalogue, type MetricName } from './catalogue.ts';
import { type DueAge, dueAge } from './due-age.ts';

export interface MetricsOptions {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  /** The state of this process's dispatcher; undefined without one. */
  readonly delivery?: () => DeliveryState | undefined;
  readonly database?: () => EngineState;
  /** Whether Redis is available; absent without one. */
  readonly redis?: () => boolean;
}

interface DeliveryState {
  readonly inFlight: number;
  readonly paused: readonly string[];
  readonly isListening: boolean;
}

/** A recorded attempt: `Finished` of delivery. */
interface RecordedAttempt {
  readonly claimed: { readonly type: string };
  readonly attempt: { readonly outcome: string; readonly error: string | null; readonly durationMs: number };
  readonly retryIn: number | undefined;
}

export interface Metrics {
  /** The content type of `text`. */
  readonly contentType: string;
  /** All metrics with their current values, in Prometheus's text format. */
  text(): Promise<string>;
  /** For the dispatcher's `observe`. */
  attemptRecorded(finished: RecordedAttempt): void;
  /** For the renewal of subscriptions. */
  renewalFailed(): void;
  retentionRan(run: { readonly outcome: 'completed' | 'skipped' | 'failed'; readonly dropped: number }): void;
  /** @param operation Undefined for a request that matches no operation. */
  requestCompleted(operation: string | undefined, status: number, milliseconds: number): void;
}

const NONE = 'none';

/** The metrics of one process, in a separate registry. */
export function createMetrics(options: MetricsOptions): Metrics {
  const registry = new Registry();
  const metrics = registerMetrics(registry);
  return {
    contentType: registry.contentType,
    async text() {
      const state = options.delivery?.();
      const { oldestSeconds, pausedOldestSeconds, destinations, ...waiting } = await readQueues(
        options,
        state?.paused ?? [],
      );
      metrics.oldestDue.set(oldestSeconds);
      metrics.pausedOldestDue.set(pausedOldestSeconds);
      metrics.dueDestinations.set(destinations);
      metrics.inFlight.set(state?.inFlight ?? 0);
      metrics.paused.set(state?.paused.length ?? 0);
      metrics.listening.set(state === undefined ? NaN : Number(state.isListening));
      metrics.oldestRenewal.set(waiting.oldestRenewalSeconds);
      metrics.unresolvedPayments.set(waiting.unresolvedPayments);
      metrics.unresolvedRefunds.set(waiting.unresolvedRefunds);
      metrics.oldestMail.set(waiting.oldestMailSeconds);
      metrics.databaseUp.set(Number(waiting.isWritable));
      metrics.redisUp.set(options.redis === undefined ? NaN : Number(options.redis()));
      setDatabase(metrics, options.database?.());
      setProcess(metrics);
      return registry.metrics();
    },
    attemptRecorded({ claimed: { type }, attempt, retryIn }) {
      metrics.attempts.inc({ type, outcome: attempt.outcome, error: attempt.error ?? NONE });
      metrics.attemptDuration.observe({ type }, attempt.durationMs / 1_000);
      if (attempt.outcome === 'accepted') metrics.ended.inc({ status: 'delivered' });
      else if (retryIn === undefined) metrics.ended.inc({ status: 'failed' });
    },
    renewalFailed: () => metrics.renewalFailures.inc(),
    retentionRan({ outcome, dropped }) {
      if (outcome === 'skipped') return;
      metrics.retentionRuns.inc();
      metrics.droppedPartitions.inc(dropped);
      if (outcome === 'failed') metrics.retentionFailures.inc();
    },
    requestCompleted(operation = NONE, status, milliseconds) {
      metrics.requests.inc({ operation, status });
      metrics.requestDuration.observe({ operation }, milliseconds / 1_000);
    },
  };
}

function registerMetrics(registry: Registry) {
  const counter = (name: MetricName): Counter => new Counter({ ...configuration(name), registers: [registry] });
  const histogram = (name: MetricName): Histogram => new Histogram({ ...configuration(name), registers: [registry] });
  const gauge = (name: MetricName): Gauge => new Gauge({ ...configuration(name), registers: [registry] });
  return {
    oldestDue: gauge('billing_delivery_oldest_due_seconds'),
    pausedOldestDue: gauge('billing_delivery_paused_oldest_due_seconds'),
    dueDestinations: gauge('billing_delivery_due_destinations'),
    inFlight: gauge('billing_delivery_in_flight'),
    paused: gauge('billing_delivery_paused_destinations'),
    listening: gauge('billing_delivery_listening'),
    attempts: counter('billing_delivery_attempts_total'),
    attemptDuration: histogram('billing_delivery_attempt_duration_seconds'),
    ended: counter('billing_notifications_ended_total'),
    oldestRenewal: gauge('billing_renewals_oldest_due_seconds'),
    renewalFailures: counter('billing_renewals_failures_total'),
    unresolvedPayments: gauge('billing_payments_unresolved'),
    unresolvedRefunds: gauge('billing_refunds_unresolved'),
    oldestMail: gauge('billing_mails_oldest_waiting_seconds'),
    databaseUp: gauge('billing_database_up'),
    connections: gauge('billing_database_connections'),
    waiting: gauge('billing_database_waiting'),
    freeDisk: gauge('billing_database_free_disk_bytes'),
    minimumFreeDisk: gauge('billing_database_minimum_free_disk_bytes'),
    redisUp: gauge('billing_redis_up'),
    retentionRuns: counter('billing_retention_runs_total'),
    retentionFailures: counter('billing_retention_failures_total'),
    droppedPartitions: counter('billing_retention_dropped_parts_total'),
    requests: counter('billing_http_requests_total'),
    requestDuration: histogram('billing_http_request_duration_seconds'),
    busySeconds: counter('billing_event_loop_busy_seconds_total'),
    memory: gauge('billing_process_memory_bytes'),
    startTime: gauge('billing_process_start_time_seconds'),
  };
}

type Registered = ReturnType<typeof registerMetrics>;

function setDatabase({ connections, waiting, freeDisk, minimumFreeDisk }: Registered, state?: EngineState): void {
  connections.set({ state: 'used' }, state?.usedConnections ?? NaN);
  connections.set({ state: 'idle' }, state?.idleConnections ?? NaN);
  waiting.set(state?.waiting ?? NaN);
  freeDisk.set(state?.freeBytes ?? NaN);
  minimumFreeDisk.set(state?.minimumFreeBytes ?? NaN);
}

function setProcess({ busySeconds, memory, startTime }: Registered): void {
  busySeconds.reset();
  busySeconds.inc(performance.eventLoopUtilization().active / 1_000);
  memory.set(process.memoryUsage.rss());
  startTime.set(performance.timeOrigin / 1_000);
}

/** While the database is unavailable, these values are NaN and the other metrics stay readable. */
async function readQueues({ db, log }: MetricsOptions, pausedIds: readonly string[]): Promise<DueAge & Backlog> {
  try {
    return { ...(await dueAge(db, pausedIds)), ...(await backlog(db)) };
  } catch (error) {
    log.warn(
      { err: error },
      'failed to read the queues for /metrics; reporting NaN for due notifications, renewals, payments and refunds',
    );
    return {
      oldestSeconds: NaN,
      pausedOldestSeconds: NaN,
      destinations: NaN,
      oldestRenewalSeconds: NaN,
      unresolvedPayments: NaN,
      unresolvedRefunds: NaN,
      oldestMailSeconds: NaN,
      isWritable: false,
    };
  }
}

/** A mutable copy: the library's types require it. */
function configuration(name: MetricName): { name: string; help: string; labelNames: string[]; buckets?: number[] } {
  const definition = catalogue[name];
  return {
    name,
    help: definition.help,
    labelNames: 'labels' in definition ? [...definition.labels] : [],
    ...('buckets' in definition && { buckets: [...definition.buckets] }),
  };
}
