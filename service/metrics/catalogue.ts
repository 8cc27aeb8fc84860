interface Definition {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labels?: readonly string[];
  /** Upper bounds, in seconds. */
  readonly buckets?: readonly number[];
  readonly help: string;
}

/** At most this many payments, and refunds, are counted without a result. */
export const UNRESOLVED_LIMIT = 10_000;

/** Webhook deliveries time out after 5 s, e-mail after 30 s. */
const ATTEMPT_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Everything that `GET /metrics` reports, the most important first. Names and units follow Prometheus's
 * conventions.
 */
export const catalogue = {
  billing_delivery_oldest_due_seconds: {
    type: 'gauge',
    help: 'Age in seconds of the notification that has been due longest, without paused destinations; 0 when none is due. The first metric to watch.',
  },
  billing_delivery_paused_oldest_due_seconds: {
    type: 'gauge',
    help: 'The same for destinations that this process has paused after consecutive timeouts; 0 when nothing is due there, and in a process that does not deliver.',
  },
  billing_delivery_due_destinations: {
    type: 'gauge',
    help: 'Destinations with a due notification.',
  },
  billing_delivery_in_flight: {
    type: 'gauge',
    help: 'Notifications that this process has claimed and whose attempt is not recorded yet.',
  },
  billing_delivery_paused_destinations: {
    type: 'gauge',
    help: 'Destinations that this process has paused after consecutive timeouts.',
  },
  billing_delivery_listening: {
    type: 'gauge',
    help: '1 while this process hears from others what became due; 0 without that connection, when its worker finds it at its next sweep; NaN in a process that does not deliver.',
  },
  billing_delivery_attempts_total: {
    type: 'counter',
    labels: ['type', 'outcome', 'error'],
    help: 'Attempts to deliver by type of destination (url, email), outcome (accepted, failed, refused) and error class, or none.',
  },
  billing_delivery_attempt_duration_seconds: {
    type: 'histogram',
    labels: ['type'],
    buckets: ATTEMPT_BUCKETS,
    help: 'Duration of attempts, by type of destination.',
  },
  billing_notifications_ended_total: {
    type: 'counter',
    labels: ['status'],
    help: 'Notifications that reached a final status (delivered, failed).',
  },
  billing_renewals_oldest_due_seconds: {
    type: 'gauge',
    help: 'Age in seconds of the step of a subscription that has been due longest, such as a renewal, without accounts that are closed or have a test clock; 0 when none is due.',
  },
  billing_renewals_failures_total: {
    type: 'counter',
    help: 'Steps of subscriptions that failed because of an internal error, each of which is tried again after a minute. The log has the reason.',
  },
  billing_payments_unresolved: {
    type: 'gauge',
    help: `Payments without a result, or paid and not completed, after a worker has taken care of them at least once; at most ${UNRESOLVED_LIMIT} are counted.`,
  },
  billing_refunds_unresolved: {
    type: 'gauge',
    help: `Approved refunds without a result after a worker has called the payment gateway at least once; at most ${UNRESOLVED_LIMIT} are counted.`,
  },
  billing_mails_oldest_waiting_seconds: {
    type: 'gauge',
    help: 'Age in seconds of the email of the service itself that has waited longest, such as a link that confirms a destination; 0 when none is due or was tried.',
  },
  billing_database_up: {
    type: 'gauge',
    help: '1 if the database responded to this request and accepts changes; 0 otherwise.',
  },
  billing_database_connections: {
    type: 'gauge',
    labels: ['state'],
    help: 'Connections of this process to PostgreSQL by state (used, idle); NaN with the embedded database.',
  },
  billing_database_waiting: {
    type: 'gauge',
    help: 'Statements and transactions of this process that wait for a connection to PostgreSQL; NaN with the embedded database.',
  },
  billing_database_free_disk_bytes: {
    type: 'gauge',
    help: 'Free space of the disk with the embedded database; NaN with PostgreSQL.',
  },
  billing_database_minimum_free_disk_bytes: {
    type: 'gauge',
    help: 'The free space below which the embedded database rejects changes (`BILLING_MIN_FREE_DISK`); NaN with PostgreSQL.',
  },
  billing_redis_up: {
    type: 'gauge',
    help: '1 while Redis counts requests for rate limits; 0 while this process counts for itself because Redis is unavailable; NaN without `REDIS_URL`.',
  },
  billing_retention_runs_total: {
    type: 'counter',
    help: 'Runs of the job that drops data older than 90 days; a run skipped because another process does the work is not counted.',
  },
  billing_retention_failures_total: {
    type: 'counter',
    help: 'Runs of that job that failed, or dropped nothing although partitions had expired. The log has the reason.',
  },
  billing_retention_dropped_parts_total: {
    type: 'counter',
    help: 'Daily partitions that were dropped.',
  },
  billing_http_requests_total: {
    type: 'counter',
    labels: ['operation', 'status'],
    help: 'Requests by operation, or none, and HTTP status; 499 when the client closed the connection before the response.',
  },
  billing_http_request_duration_seconds: {
    type: 'histogram',
    labels: ['operation'],
    buckets: REQUEST_BUCKETS,
    help: 'Time until the response was sent, by operation, or none.',
  },
  billing_event_loop_busy_seconds_total: {
    type: 'counter',
    help: 'Time that the event loop of this process was not idle; its rate is the share of one processor core that is in use.',
  },
  billing_process_memory_bytes: {
    type: 'gauge',
    help: 'Resident memory of this process.',
  },
  billing_process_start_time_seconds: {
    type: 'gauge',
    help: 'When this process started, in seconds since 1970.',
  },
} as const satisfies Readonly<Record<string, Definition>>;

export type MetricName = keyof typeof catalogue;

/** The catalogue as a Markdown table for the README. */
export function metricsTable(): string {
  const rows = Object.entries<Definition>(catalogue).map(([name, { type, labels = [], help }]) => {
    const shown = labels.map((label) => `\`${label}\``).join(' ') || '–';
    return `| \`${name}\` | ${type} | ${shown} | ${help} |`;
  });
  return ['| metric | type | labels | meaning |', '|---|---|---|---|', ...rows].join('\n');
}
