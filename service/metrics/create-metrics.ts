import type { Kysely } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Log } from '../common/log.ts';
import type { Tables } from '../storage/tables.ts';
import { catalogue, type MetricName } from './catalogue.ts';
import { type DueAge, dueAge } from './due-age.ts';

export interface MetricsOptions {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  /** The state of this process's dispatcher; undefined without one. */
  readonly delivery?: () => { readonly inFlight: number; readonly paused: readonly string[] } | undefined;
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
  retentionRan(run: { readonly outcome: 'completed' | 'skipped' | 'failed'; readonly dropped: number }): void;
  /** @param operation Undefined for a request that matches no operation. */
  requestCompleted(operation: string | undefined, status: number, milliseconds: number): void;
}

const NONE = 'none';

/** The metrics of one process, in a separate registry. */
export function createMetrics({ db, log, delivery }: MetricsOptions): Metrics {
  const registry = new Registry();
  const counter = (name: MetricName): Counter => new Counter({ ...configuration(name), registers: [registry] });
  const histogram = (name: MetricName): Histogram => new Histogram({ ...configuration(name), registers: [registry] });
  const gauge = (name: MetricName): Gauge => new Gauge({ ...configuration(name), registers: [registry] });

  const oldestDue = gauge('billing_delivery_oldest_due_seconds');
  const pausedOldestDue = gauge('billing_delivery_paused_oldest_due_seconds');
  const dueDestinations = gauge('billing_delivery_due_destinations');
  const inFlight = gauge('billing_delivery_in_flight');
  const paused = gauge('billing_delivery_paused_destinations');
  const attempts = counter('billing_delivery_attempts_total');
  const attemptDuration = histogram('billing_delivery_attempt_duration_seconds');
  const ended = counter('billing_notifications_ended_total');
  const retentionRuns = counter('billing_retention_runs_total');
  const retentionFailures = counter('billing_retention_failures_total');
  const droppedPartitions = counter('billing_retention_dropped_parts_total');
  const requests = counter('billing_http_requests_total');
  const requestDuration = histogram('billing_http_request_duration_seconds');

  /** While the database is unavailable these gauges are NaN and the others stay readable. */
  const due = async (pausedIds: readonly string[]): Promise<DueAge> => {
    try {
      return await dueAge(db, pausedIds);
    } catch (error) {
      log.warn({ err: error }, 'failed to read the queue for /metrics; reporting NaN for due notifications');
      return { oldestSeconds: NaN, pausedOldestSeconds: NaN, destinations: NaN };
    }
  };

  return {
    contentType: registry.contentType,
    async text() {
      const state = delivery?.();
      const { oldestSeconds, pausedOldestSeconds, destinations } = await due(state?.paused ?? []);
      oldestDue.set(oldestSeconds);
      pausedOldestDue.set(pausedOldestSeconds);
      dueDestinations.set(destinations);
      inFlight.set(state?.inFlight ?? 0);
      paused.set(state?.paused.length ?? 0);
      return registry.metrics();
    },
    attemptRecorded({ claimed: { type }, attempt, retryIn }) {
      attempts.inc({ type, outcome: attempt.outcome, error: attempt.error ?? NONE });
      attemptDuration.observe({ type }, attempt.durationMs / 1_000);
      if (attempt.outcome === 'accepted') ended.inc({ status: 'delivered' });
      else if (retryIn === undefined) ended.inc({ status: 'failed' });
    },
    retentionRan({ outcome, dropped }) {
      if (outcome === 'skipped') return;
      retentionRuns.inc();
      droppedPartitions.inc(dropped);
      if (outcome === 'failed') retentionFailures.inc();
    },
    requestCompleted(operation = NONE, status, milliseconds) {
      requests.inc({ operation, status });
      requestDuration.observe({ operation }, milliseconds / 1_000);
    },
  };
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
