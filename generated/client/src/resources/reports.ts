// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type ReportsCreateRequest,
  type ReportsCreateResult,
} from '../operations/reports.create.ts';
import { endpoint as getEndpoint, type ReportsGetRequest, type ReportsGetResult } from '../operations/reports.get.ts';
import {
  endpoint as getDownloadUrlEndpoint,
  type ReportsGetDownloadUrlRequest,
  type ReportsGetDownloadUrlResult,
} from '../operations/reports.getDownloadUrl.ts';
import {
  endpoint as listEndpoint,
  type ReportsListRequest,
  type ReportsListResult,
  type ReportsListItem,
} from '../operations/reports.list.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Tables of transactions, prices and discounts, as CSV files for download. */
export interface ReportsClient {
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
   * Needs the permission `report.write`.
   * At most 240 requests in 60 seconds.
   * Emits `report.created`.
   *
   * @throws {ConcurrentReportGenerationNotAllowedError} Another report is pending
   * @throws {ReportCreationLimitExceededError} Too many reports in a day
   * @see POST /reports, in the document at operations/reports.yaml#/reports/post
   */
  create(request: ReportsCreateRequest, options?: CallOptions): Call<ReportsCreateResult>;
  /**
   * Get a report
   *
   * Returns one report with its status, and the number of its rows once it is `ready`.
   *
   * Needs the permission `report.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /reports/{report_id}, in the document at operations/reports.yaml#/report/get
   */
  get(request: ReportsGetRequest, options?: CallOptions): Call<ReportsGetResult>;
  /**
   * Get the download URL of a report
   *
   * Returns an address at which the CSV file of a report that is `ready` can be downloaded. The address needs
   * no API key, so all who have it can read the file. It is valid for three minutes; a download that has begun
   * by then is completed. Request an address for each download instead of storing it.
   *
   * Needs the permission `report.read`.
   * At most 240 requests in 60 seconds.
   *
   * @throws {ReportEmptyError} Report has no rows
   * @throws {ReportExpiredError} Report has expired
   * @throws {ReportFailedError} Report could not be generated
   * @throws {ReportNotReadyError} Report is being generated
   * @see GET /reports/{report_id}/download-url, in the document at operations/reports.yaml#/download-url/get
   */
  getDownloadUrl(request: ReportsGetDownloadUrlRequest, options?: CallOptions): Call<ReportsGetDownloadUrlResult>;
  /**
   * List reports
   *
   * Lists the reports of the account, the newest first. Reports are deleted 90 days after their creation.
   *
   * Needs the permission `report.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /reports, in the document at operations/reports.yaml#/reports/get
   */
  list(request?: ReportsListRequest, options?: CallOptions): PagedCall<ReportsListResult, ReportsListItem>;
}

export function createReportsClient(call: Caller): ReportsClient {
  return {
    create: (request, options) => call<ReportsCreateRequest, ReportsCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<ReportsGetRequest, ReportsGetResult>(getEndpoint, request, options),
    getDownloadUrl: (request, options) =>
      call<ReportsGetDownloadUrlRequest, ReportsGetDownloadUrlResult>(getDownloadUrlEndpoint, request, options),
    list: (request = {}, options) =>
      call<ReportsListRequest, ReportsListResult, ReportsListItem>(listEndpoint, request, options),
  };
}
