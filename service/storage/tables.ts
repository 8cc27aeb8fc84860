import type { AccountRow, ApiKeyRow, MailRow, MigrationRow, ServiceFactRow } from './rows/account-rows.ts';
import type { AuditEntryRow } from './rows/audit-rows.ts';
import type { AdjustmentRow, CreditNoteNumberRow } from './rows/adjustment-rows.ts';
import type { CreditBalanceRow, CreditMovementRow } from './rows/credit-rows.ts';
import type { DiscountGroupRow, DiscountRow, PriceRow, ProductRow } from './rows/catalog-rows.ts';
import type { Revision, Timestamp } from './columns.ts';
import type { CompletedSaleRow, SubscriptionVersionRow } from './rows/metric-rows.ts';
import type { CheckoutDomainRow, ClientTokenRow, PaymentMethodRow } from './rows/checkout-rows.ts';
import type { AddressRow, BusinessRow, CustomerErasureRow, CustomerRow } from './rows/customer-rows.ts';
import type { IdempotencyKeyRow } from './rows/idempotency-rows.ts';
import type { ImmediateChargeRow } from './rows/limit-rows.ts';
import type {
  DeliveryDueRow,
  EventRow,
  NotificationLogRow,
  NotificationRow,
  NotificationSettingRow,
  VerificationLinkRow,
} from './rows/notification-rows.ts';
import type { ReportChunkRow, ReportRow } from './rows/report-rows.ts';
import type { SubscriptionRow } from './rows/subscription-rows.ts';
import type { InvoiceNumberRow, TransactionRow } from './rows/transaction-rows.ts';
import type { PaymentAttemptRow } from './rows/payment-rows.ts';
import type { TestGatewayAttemptRow, TestGatewayRefundRow } from './rows/test-gateway-rows.ts';
import type { SimulationEventRow, SimulationRow, SimulationRunRow } from './rows/simulation-rows.ts';

/**
 * Every table, for Kysely. The primary key of an entity is `(account_id, id)`: one index serves reading by
 * id and keyset lists, and a foreign key that carries the account can't point at another account's row. Ids
 * compare byte by byte, so id order is age.
 */
export interface Tables {
  accounts: AccountRow;
  addresses: AddressRow;
  adjustments: AdjustmentRow;
  api_keys: ApiKeyRow;
  audit_entries: AuditEntryRow;
  businesses: BusinessRow;
  checkout_domains: CheckoutDomainRow;
  client_tokens: ClientTokenRow;
  completed_sales: CompletedSaleRow;
  credit_balances: CreditBalanceRow;
  credit_movements: CreditMovementRow;
  credit_note_numbers: CreditNoteNumberRow;
  customer_erasures: CustomerErasureRow;
  customers: CustomerRow;
  delivery_due: DeliveryDueRow;
  discount_groups: DiscountGroupRow;
  discounts: DiscountRow;
  events: EventRow;
  idempotency_keys: IdempotencyKeyRow;
  immediate_charges: ImmediateChargeRow;
  invoice_numbers: InvoiceNumberRow;
  mails: MailRow;
  migrations: MigrationRow;
  notification_logs: NotificationLogRow;
  notification_settings: NotificationSettingRow;
  notifications: NotificationRow;
  payment_attempts: PaymentAttemptRow;
  payment_methods: PaymentMethodRow;
  prices: PriceRow;
  products: ProductRow;
  report_chunks: ReportChunkRow;
  reports: ReportRow;
  service_facts: ServiceFactRow;
  simulation_events: SimulationEventRow;
  simulation_runs: SimulationRunRow;
  simulations: SimulationRow;
  subscription_versions: SubscriptionVersionRow;
  subscriptions: SubscriptionRow;
  transactions: TransactionRow;
  test_gateway_attempts: TestGatewayAttemptRow;
  test_gateway_refunds: TestGatewayRefundRow;
  verification_links: VerificationLinkRow;
}

type TablesWith<Columns> = { [Name in keyof Tables]: Tables[Name] extends Columns ? Name : never }[keyof Tables];

/** The tables whose rows belong to an account and have an id. */
export type AccountTable = TablesWith<{ account_id: string; id: string }>;

/** Those whose rows count their changes. */
export type RevisedTable = TablesWith<{ account_id: string; id: string; updated_at: Timestamp; revision: Revision }>;
