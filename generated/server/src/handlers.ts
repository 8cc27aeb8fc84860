// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { BusinessesHandlers } from './routes/businesses.ts';
import type { CheckoutDomainsHandlers } from './routes/checkout-domains.ts';
import type { CustomersHandlers } from './routes/customers.ts';
import type { DiscountsHandlers } from './routes/discounts.ts';
import type { EventTypesHandlers } from './routes/event-types.ts';
import type { EventsHandlers } from './routes/events.ts';
import type { NotificationSettingsHandlers } from './routes/notification-settings.ts';
import type { NotificationsHandlers } from './routes/notifications.ts';
import type { PaymentMethodsHandlers } from './routes/payment-methods.ts';
import type { ProductsHandlers } from './routes/products.ts';
import type { SimulationEventsHandlers } from './routes/simulation-events.ts';
import type { SimulationRunsHandlers } from './routes/simulation-runs.ts';
import type { SimulationTypesHandlers } from './routes/simulation-types.ts';
import type { SimulationsHandlers } from './routes/simulations.ts';

/** The handler of every operation. A new operation in the document is a compile error until it has a handler. */
export interface Handlers<Context> {
  readonly businesses: BusinessesHandlers<Context>;
  readonly checkoutDomains: CheckoutDomainsHandlers<Context>;
  readonly customers: CustomersHandlers<Context>;
  readonly discounts: DiscountsHandlers<Context>;
  readonly eventTypes: EventTypesHandlers<Context>;
  readonly events: EventsHandlers<Context>;
  readonly notificationSettings: NotificationSettingsHandlers<Context>;
  readonly notifications: NotificationsHandlers<Context>;
  readonly paymentMethods: PaymentMethodsHandlers<Context>;
  readonly products: ProductsHandlers<Context>;
  readonly simulationEvents: SimulationEventsHandlers<Context>;
  readonly simulationRuns: SimulationRunsHandlers<Context>;
  readonly simulationTypes: SimulationTypesHandlers<Context>;
  readonly simulations: SimulationsHandlers<Context>;
}
