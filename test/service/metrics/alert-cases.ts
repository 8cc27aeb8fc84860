/** In minutes. The shortest range of the rules is five, and must contain two samples. */
const STEP = 4;
/** Nine hours. */
const STEPS = (9 * 60) / STEP;

const steady = (value: number): string => `${value}x${STEPS}`;
/** From zero, by `step` every four minutes. */
const rising = (step: number): string => `0+${step}x${STEPS}`;
/** A counter that grows by one each hour. */
const hourly = Array.from({ length: 9 }, (_, hour) => `${hour}x${60 / STEP - 1}`).join(' ');
const never = Array.from({ length: STEPS }, () => 'NaN').join(' ');

/** The series of an idle service. A counter with labels has none. */
const IDLE: Readonly<Record<string, string>> = {
  'up{job="billing"}': steady(1),
  billing_database_up: steady(1),
  billing_database_waiting: steady(0),
  billing_database_free_disk_bytes: never,
  billing_database_minimum_free_disk_bytes: never,
  billing_delivery_oldest_due_seconds: steady(0),
  billing_delivery_paused_oldest_due_seconds: steady(0),
  billing_delivery_listening: steady(1),
  billing_renewals_oldest_due_seconds: steady(0),
  billing_renewals_failures_total: steady(0),
  billing_payments_unresolved: steady(0),
  billing_refunds_unresolved: steady(0),
  billing_mails_oldest_waiting_seconds: steady(0),
  billing_redis_up: never,
  billing_retention_runs_total: hourly,
  billing_retention_failures_total: steady(0),
  billing_event_loop_busy_seconds_total: rising(1),
  billing_process_memory_bytes: steady(4e8),
  billing_process_start_time_seconds: steady(1.7e9),
};

interface AlertCase {
  /** That differ from those of an idle service. */
  readonly series: Readonly<Record<string, string>>;
  /** When to look; after an hour by default, because promtool needs 0.3 s of processor time for nine. */
  readonly hours?: number;
  readonly fires: readonly string[];
}

const attempts = (outcome: string, perStep: number): Record<string, string> => ({
  [`billing_delivery_attempts_total{type="url",outcome="${outcome}",error="none"}`]: rising(perStep),
});
const ended = (status: string, perStep: number): Record<string, string> => ({
  [`billing_notifications_ended_total{status="${status}"}`]: rising(perStep),
});
const requests = (status: number, perStep: number): Record<string, string> => ({
  [`billing_http_requests_total{operation="customers.get",status="${status}"}`]: rising(perStep),
});
/** Requests of which `late` take more than a second and less than 2.5. */
const durations = (perStep: number, late: number): Record<string, string> => ({
  'billing_http_request_duration_seconds_bucket{operation="customers.get",le="1"}': rising(perStep - late),
  'billing_http_request_duration_seconds_bucket{operation="customers.get",le="2.5"}': rising(perStep),
  'billing_http_request_duration_seconds_bucket{operation="customers.get",le="+Inf"}': rising(perStep),
});
const disk = (free: number): Record<string, string> => ({
  billing_database_free_disk_bytes: steady(free),
  billing_database_minimum_free_disk_bytes: steady(2.5e8),
});

/** What each alert fires at, and cases that are close to it. */
export const ALERT_CASES: readonly AlertCase[] = [
  { series: {}, hours: 9, fires: [] },
  { series: { 'up{job="billing"}': steady(0) }, fires: ['BillingProcessDown'] },
  { series: { billing_process_start_time_seconds: `1.7e9+600x${STEPS}` }, fires: ['BillingProcessRestarts'] },
  { series: { billing_database_up: steady(0) }, fires: ['BillingDatabaseUnavailable'] },
  { series: { billing_database_waiting: steady(10) }, fires: [] },
  { series: { billing_database_waiting: steady(11) }, fires: ['BillingDatabaseBusy'] },
  { series: disk(6e8), fires: [] },
  { series: disk(4e8), fires: ['BillingDiskLow'] },
  { series: disk(2e8), fires: ['BillingDiskLow', 'BillingDiskFull'] },
  { series: { billing_delivery_oldest_due_seconds: steady(240) }, fires: [] },
  { series: { billing_delivery_oldest_due_seconds: steady(400) }, fires: ['BillingDeliveryLate'] },
  { series: { billing_delivery_oldest_due_seconds: never, billing_delivery_listening: never }, fires: [] },
  { series: { billing_delivery_paused_oldest_due_seconds: steady(4_000) }, fires: ['BillingDeliveryPaused'] },
  { series: { billing_delivery_listening: steady(0) }, fires: ['BillingDeliveryNotListening'] },
  { series: { ...attempts('accepted', 40), ...attempts('failed', 30) }, fires: [] },
  { series: { ...attempts('accepted', 1), ...attempts('failed', 3) }, fires: [] },
  { series: { ...attempts('accepted', 40), ...attempts('failed', 60) }, fires: ['BillingAttemptsFailing'] },
  { series: { ...ended('delivered', 90), ...ended('failed', 5) }, fires: [] },
  { series: { ...ended('delivered', 80), ...ended('failed', 20) }, fires: ['BillingNotificationsLost'] },
  { series: { ...requests(200, 900), ...requests(503, 5), ...requests(404, 900) }, fires: [] },
  { series: { ...requests(200, 900), ...requests(503, 50) }, fires: ['BillingRequestsFailing'] },
  { series: durations(1_000, 5), fires: [] },
  { series: durations(1_000, 50), fires: ['BillingRequestsSlow'] },
  { series: { billing_event_loop_busy_seconds_total: rising(230) }, fires: ['BillingEventLoopBusy'] },
  { series: { billing_process_memory_bytes: steady(2e9) }, fires: ['BillingMemoryHigh'] },
  { series: { billing_renewals_oldest_due_seconds: steady(800) }, fires: [] },
  { series: { billing_renewals_oldest_due_seconds: steady(1_000) }, fires: ['BillingRenewalsLate'] },
  { series: { billing_renewals_failures_total: rising(1) }, fires: ['BillingRenewalsFailing'] },
  { series: { billing_payments_unresolved: steady(1) }, hours: 2, fires: ['BillingPaymentsUnresolved'] },
  { series: { billing_refunds_unresolved: steady(1) }, hours: 3, fires: ['BillingRefundsUnresolved'] },
  { series: { billing_mails_oldest_waiting_seconds: steady(3_700) }, fires: ['BillingMailsWaiting'] },
  { series: { billing_retention_failures_total: hourly }, hours: 9, fires: ['BillingRetentionFailing'] },
  { series: { billing_retention_runs_total: steady(1) }, hours: 9, fires: ['BillingRetentionMissing'] },
  { series: { billing_redis_up: steady(0) }, fires: ['BillingRedisUnavailable'] },
];

/** A file for `promtool test rules`: exactly the alerts of each case fire. */
export function ruleTests(rules: string): object {
  return {
    rule_files: [rules],
    evaluation_interval: `${STEP}m`,
    tests: ALERT_CASES.map(({ series, hours = 1, fires }) => ({
      interval: `${STEP}m`,
      input_series: Object.entries({ ...IDLE, ...series }).map(([name, values]) => ({
        series: withInstance(name),
        values,
      })),
      promql_expr_test: [
        {
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: `${hours}h`,
          exp_samples: fires.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
        },
      ],
    })),
  };
}

function withInstance(series: string): string {
  const own = 'instance="127.0.0.1:8080"';
  return series.endsWith('}') ? series.replace('}', `,${own}}`) : `${series}{${own}}`;
}
