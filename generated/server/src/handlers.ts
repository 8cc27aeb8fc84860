// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { AddressesHandlers } from './routes/addresses.ts';
import type { AdjustmentsHandlers } from './routes/adjustments.ts';
import type { ApiKeysHandlers } from './routes/api-keys.ts';
import type { BusinessesHandlers } from './routes/businesses.ts';
import type { CheckoutDomainsHandlers } from './routes/checkout-domains.ts';
import type { ClientTokensHandlers } from './routes/client-tokens.ts';
import type { CreditBalancesHandlers } from './routes/credit-balances.ts';
import type { CustomersHandlers } from './routes/customers.ts';
import type { DiscountGroupsHandlers } from './routes/discount-groups.ts';
import type { DiscountsHandlers } from './routes/discounts.ts';
import type { EventTypesHandlers } from './routes/event-types.ts';
import type { EventsHandlers } from './routes/events.ts';
import type { IpsHandlers } from './routes/ips.ts';
import type { NotificationSettingsHandlers } from './routes/notification-settings.ts';
import type { NotificationsHandlers } from './routes/notifications.ts';
import type { PaymentMethodsHandlers } from './routes/payment-methods.ts';
import type { PricesHandlers } from './routes/prices.ts';
import type { PricingHandlers } from './routes/pricing.ts';
import type { ProductsHandlers } from './routes/products.ts';
import type { ReportsHandlers } from './routes/reports.ts';
import type { SimulationEventsHandlers } from './routes/simulation-events.ts';
import type { SimulationRunsHandlers } from './routes/simulation-runs.ts';
import type { SimulationTypesHandlers } from './routes/simulation-types.ts';
import type { SimulationsHandlers } from './routes/simulations.ts';
import type { SubscriptionsHandlers } from './routes/subscriptions.ts';
import type { TestClockHandlers } from './routes/test-clock.ts';
import type { TransactionsHandlers } from './routes/transactions.ts';

/** The handler of every operation. A new operation in the document is a compile error until it has a handler. */
export interface Handlers<Context> {
  readonly addresses: AddressesHandlers<Context>;
  readonly adjustments: AdjustmentsHandlers<Context>;
  readonly apiKeys: ApiKeysHandlers<Context>;
  readonly businesses: BusinessesHandlers<Context>;
  readonly checkoutDomains: CheckoutDomainsHandlers<Context>;
  readonly clientTokens: ClientTokensHandlers<Context>;
  readonly creditBalances: CreditBalancesHandlers<Context>;
  readonly customers: CustomersHandlers<Context>;
  readonly discountGroups: DiscountGroupsHandlers<Context>;
  readonly discounts: DiscountsHandlers<Context>;
  readonly eventTypes: EventTypesHandlers<Context>;
  readonly events: EventsHandlers<Context>;
  readonly ips: IpsHandlers<Context>;
  readonly notificationSettings: NotificationSettingsHandlers<Context>;
  readonly notifications: NotificationsHandlers<Context>;
  readonly paymentMethods: PaymentMethodsHandlers<Context>;
  readonly prices: PricesHandlers<Context>;
  readonly pricing: PricingHandlers<Context>;
  readonly products: ProductsHandlers<Context>;
  readonly reports: ReportsHandlers<Context>;
  readonly simulationEvents: SimulationEventsHandlers<Context>;
  readonly simulationRuns: SimulationRunsHandlers<Context>;
  readonly simulationTypes: SimulationTypesHandlers<Context>;
  readonly simulations: SimulationsHandlers<Context>;
  readonly subscriptions: SubscriptionsHandlers<Context>;
  readonly testClock: TestClockHandlers<Context>;
  readonly transactions: TransactionsHandlers<Context>;
}
