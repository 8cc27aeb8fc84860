import type { Timestamp } from '../columns.ts';

/** An attempt as the test gateway knows it. */
export interface TestGatewayAttemptRow {
  attempt_id: string;
  /** The test card; null for an attempt that the gateway never received and no longer accepts. */
  card_reference: string | null;
  last4: string | null;
  /** In the smallest unit of the currency; null as above. */
  amount: string | null;
  currency_code: string | null;
  status: 'captured' | 'error' | 'dropped' | 'action_required' | 'not_received';
  error_code: string | null;
  /** In real time. */
  received_at: Timestamp;
}

export interface TestGatewayRefundRow {
  refund_id: string;
  attempt_id: string;
  amount: string;
  error_code: string | null;
}
