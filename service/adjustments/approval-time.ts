import { afterMinutes } from '../common/after-minutes.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';

/** How long refunds wait for their approval in sandbox. */
const APPROVAL_MINUTES = 10;

/** When a new refund is approved by itself. Null in live, where an operator approves it. */
export function approvalTime({ clock, rules }: Pick<AccountServices, 'clock' | 'rules'>): Timestamp | null {
  return rules.environment === 'sandbox' ? afterMinutes(clock.now(), APPROVAL_MINUTES) : null;
}
