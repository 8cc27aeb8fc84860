// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  ReportsCreateBody,
  ReportsCreateHeaders,
  ReportsCreateResponse201,
  ReportsGetDownloadUrlHeaders,
  ReportsGetDownloadUrlPath,
  ReportsGetDownloadUrlResponse200,
  ReportsGetHeaders,
  ReportsGetPath,
  ReportsGetResponse200,
  ReportsListHeaders,
  ReportsListQuery,
  ReportsListResponse200,
} from '@billing/types';
import * as reportsCreateChecks from '@billing/validators/reports.create';
import * as reportsGetChecks from '@billing/validators/reports.get';
import * as reportsGetDownloadUrlChecks from '@billing/validators/reports.getDownloadUrl';
import * as reportsListChecks from '@billing/validators/reports.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const reportsCreateRoute = {
  id: 'reports.create',
  method: 'POST',
  path: '/reports',
  security: [[{ scheme: 'apiKey', permissions: ['report.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
  },
  body: { required: true, mediaTypes: ['application/json'], object: true },
  check: { headers: reportsCreateChecks.headers, body: reportsCreateChecks.body },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'concurrent_report_generation_not_allowed',
    'report_creation_limit_exceeded',
  ],
  emits: ['report.created'],
} as const satisfies Route;

export const reportsGetRoute = {
  id: 'reports.get',
  method: 'GET',
  path: '/reports/{report_id}',
  security: [[{ scheme: 'apiKey', permissions: ['report.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      { name: 'report_id', shape: 'value', kind: 'string', style: 'simple', explode: false, errorCode: 'bad_request' },
    ],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { path: reportsGetChecks.path, headers: reportsGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const reportsGetDownloadUrlRoute = {
  id: 'reports.getDownloadUrl',
  method: 'GET',
  path: '/reports/{report_id}/download-url',
  security: [[{ scheme: 'apiKey', permissions: ['report.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      { name: 'report_id', shape: 'value', kind: 'string', style: 'simple', explode: false, errorCode: 'bad_request' },
    ],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { path: reportsGetDownloadUrlChecks.path, headers: reportsGetDownloadUrlChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
    'report_empty',
    'report_expired',
    'report_failed',
    'report_not_ready',
  ],
  emits: [],
} as const satisfies Route;

export const reportsListRoute = {
  id: 'reports.list',
  method: 'GET',
  path: '/reports',
  security: [[{ scheme: 'apiKey', permissions: ['report.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { query: reportsListChecks.query, headers: reportsListChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
  ],
  emits: [],
} as const satisfies Route;

export interface ReportsCreateRequest extends RequestBase<(typeof reportsCreateRoute)['errorCodes'][number]> {
  readonly headers: ReportsCreateHeaders;
  readonly body: ReportsCreateBody;
}

export type ReportsCreateResult = {
  readonly status: 201;
  readonly body: ReportsCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ReportsGetRequest extends RequestBase<(typeof reportsGetRoute)['errorCodes'][number]> {
  readonly path: ReportsGetPath;
  readonly headers: ReportsGetHeaders;
}

export type ReportsGetResult = {
  readonly status: 200;
  readonly body: ReportsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ReportsGetDownloadUrlRequest extends RequestBase<
  (typeof reportsGetDownloadUrlRoute)['errorCodes'][number]
> {
  readonly path: ReportsGetDownloadUrlPath;
  readonly headers: ReportsGetDownloadUrlHeaders;
}

export type ReportsGetDownloadUrlResult = {
  readonly status: 200;
  readonly body: ReportsGetDownloadUrlResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ReportsListRequest extends RequestBase<(typeof reportsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<ReportsListQuery, 'per_page' | 'order_by'>;
  readonly headers: ReportsListHeaders;
}

export type ReportsListResult = {
  readonly status: 200;
  readonly body: ReportsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface ReportsHandlers<Context> {
  /**
   * Create a report
   *
   * Starts a report: a CSV file with a row for each transaction, adjustment, line, price, discount, checkout
   * or movement of your balance that matches all filters. Without filters, the report has what changed in the
   * last 30 days.
   *
   * The response does not wait for the file. Its `status` is `pending`; wait for the event `report.updated`,
   * or [get the report](reports.get.html) until it is `ready`, then
   * [request its address](reports.getDownloadUrl.html). The guide [Reports](../guides/reports.html)
   * describes the columns.
   *
   * An account generates one report at a time, and can create 100 in 24 hours.
   *
   *
   * @see operations/reports.yaml#/reports/post
   */
  readonly create: Handler<ReportsCreateRequest, ReportsCreateResult, Context>;
  /**
   * Get a report
   *
   * Returns one report with its status, and the number of its rows once it is `ready`.
   *
   *
   * @see operations/reports.yaml#/report/get
   */
  readonly get: Handler<ReportsGetRequest, ReportsGetResult, Context>;
  /**
   * Get the download URL of a report
   *
   * Returns an address at which the CSV file of a report that is `ready` can be downloaded. The address needs
   * no API key, so all who have it can read the file. It is valid for three minutes; a download that has begun
   * by then is completed. Request an address for each download instead of storing it.
   *
   *
   * @see operations/reports.yaml#/download-url/get
   */
  readonly getDownloadUrl: Handler<ReportsGetDownloadUrlRequest, ReportsGetDownloadUrlResult, Context>;
  /**
   * List reports
   *
   * Lists the reports of the account, the newest first. Reports are deleted 90 days after their creation.
   *
   *
   * @see operations/reports.yaml#/reports/get
   */
  readonly list: Handler<ReportsListRequest, ReportsListResult, Context>;
}
