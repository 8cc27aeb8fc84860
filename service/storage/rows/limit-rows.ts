import type { Timestamp } from '../columns.ts';

/** One chargeable update of a subscription; deleted after a day (`limits/immediate-charge.ts`). */
export interface ImmediateChargeRow {
  account_id: string;
  subscription_id: string;
  charged_at: Timestamp;
}
