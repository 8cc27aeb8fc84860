interface Definition {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labels?: readonly string[];
  /** Upper bounds, in seconds. */
  readonly buckets?: readonly number[];
  readonly help: string;
}

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
