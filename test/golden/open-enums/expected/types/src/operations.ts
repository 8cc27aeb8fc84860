// Generated from the API's document: edit that, not this.
import type { Report, Sky } from './schemas.ts';

/** Request body of `reports.create` (POST /reports). */
export interface ReportsCreateBody {
  sky: Sky;

  wind?: 0 | 1 | 2;
}

/** Response 201 of `reports.create` (POST /reports): Kept. */
export type ReportsCreateResponse201 = Report;
