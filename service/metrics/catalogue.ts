interface Definition {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly labels?: readonly string[];
  /** Upper ends, in seconds. */
  readonly buckets?: readonly number[];
  readonly help: string;
}

/** Deliveries to HTTP may take 5 s, e-mail 30 s. */
const ATTEMPT_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Everything that `GET /metrics` shows, the most important first. Names and units as Prometheus recommends them. */
export const catalogue = {
  billing_delivery_oldest_due_seconds: {
    type: 'gauge',
    help: 'How long the notification that has been due the longest has been waiting, paused destinations left out; 0 when none is due. The first thing to watch.',
  },
  billing_delivery_paused_oldest_due_seconds: {
    type: 'gauge',
    help: 'The same for destinations that this process has paused because they do nothing but time out; 0 when nothing is due there, and in a process that does not deliver, which pauses none.',
  },
  billing_delivery_due_destinations: {
    type: 'gauge',
    help: 'Destinations that have something due now.',
  },
  billing_delivery_in_flight: {
    type: 'gauge',
    help: 'Notifications that this process has taken and whose attempt is not written down yet.',
  },
  billing_delivery_paused_destinations: {
    type: 'gauge',
    help: 'Destinations that this process holds back because they do nothing but time out.',
  },
  billing_delivery_attempts_total: {
    type: 'counter',
    labels: ['type', 'outcome', 'error'],
    help: 'Attempts to deliver by type of destination (url, email), outcome (accepted, failed, refused) and class of error, or none.',
  },
  billing_delivery_attempt_duration_seconds: {
    type: 'histogram',
    labels: ['type'],
    buckets: ATTEMPT_BUCKETS,
    help: 'How long attempts took, by type of destination.',
  },
  billing_notifications_ended_total: {
    type: 'counter',
    labels: ['status'],
    help: 'Notifications whose last attempt was made, by the status they ended with (delivered, failed).',
  },
  billing_retention_runs_total: {
    type: 'counter',
    help: 'Runs of the job that drops what is older than 90 days; those left to another process are not counted.',
  },
  billing_retention_failures_total: {
    type: 'counter',
    help: 'Runs of that job that failed, or dropped nothing although something was due. The log says why.',
  },
  billing_retention_dropped_parts_total: {
    type: 'counter',
    help: 'Parts of tables, one a day, that were dropped.',
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
    help: 'How long requests took until they were answered, by operation, or none.',
  },
} as const satisfies Readonly<Record<string, Definition>>;

export type MetricName = keyof typeof catalogue;

/** The catalogue as the README prints it. */
export function metricsTable(): string {
  const rows = Object.entries<Definition>(catalogue).map(([name, { type, labels = [], help }]) => {
    const shown = labels.map((label) => `\`${label}\``).join(' ') || '–';
    return `| \`${name}\` | ${type} | ${shown} | ${help} |`;
  });
  return ['| metric | type | labels | meaning |', '|---|---|---|---|', ...rows].join('\n');
}
