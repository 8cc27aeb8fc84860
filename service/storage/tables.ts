import type { AccountRow, ApiKeyRow, MigrationRow, ServiceFactRow } from './rows/account-rows.ts';
import type { DiscountGroupRow, DiscountRow, PriceRow, ProductRow } from './rows/catalog-rows.ts';
import type { CheckoutDomainRow, PaymentMethodRow } from './rows/checkout-rows.ts';
import type { AddressRow, BusinessRow, CustomerRow } from './rows/customer-rows.ts';
import type { ImmediateChargeRow } from './rows/limit-rows.ts';
import type {
  DeliveryDueRow,
  EventRow,
  NotificationLogRow,
  NotificationRow,
  NotificationSettingRow,
} from './rows/notification-rows.ts';
import type { SimulationEventRow, SimulationRow, SimulationRunRow } from './rows/simulation-rows.ts';

/**
 * Every table, for Kysely. The primary key of an entity is `(account_id, id)`: one index serves reading by id and keyset lists, and
 * a foreign key that carries the account can't point at another account's row. Ids compare byte by byte, so id order is age.
 */
export interface Tables {
  accounts: AccountRow;
  addresses: AddressRow;
  api_keys: ApiKeyRow;
  businesses: BusinessRow;
  checkout_domains: CheckoutDomainRow;
  customers: CustomerRow;
  delivery_due: DeliveryDueRow;
  discount_groups: DiscountGroupRow;
  discounts: DiscountRow;
  events: EventRow;
  immediate_charges: ImmediateChargeRow;
  migrations: MigrationRow;
  notification_logs: NotificationLogRow;
  notification_settings: NotificationSettingRow;
  notifications: NotificationRow;
  payment_methods: PaymentMethodRow;
  prices: PriceRow;
  products: ProductRow;
  service_facts: ServiceFactRow;
  simulation_events: SimulationEventRow;
  simulation_runs: SimulationRunRow;
  simulations: SimulationRow;
}
