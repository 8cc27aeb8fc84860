// Generated from spec.yaml by `npm run generate`. Do not edit.
// Generated from the API's document: edit that, not this.
import type { Report, Sky } from './schemas.ts';

/**
 * Request body of `reports.create` (POST /reports).
 *
 * @see spec.yaml#/paths/~1reports/post/requestBody
 */
export interface ReportsCreateBody {
  sky: Sky;
  wind?: 0 | 1 | 2;
}

/**
 * Response 201 of `reports.create` (POST /reports): Kept.
 *
 * @see spec.yaml#/paths/~1reports/post/responses/201
 */
export type ReportsCreateResponse201 = Report;
