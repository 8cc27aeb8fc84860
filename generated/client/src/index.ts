import { createBusinessesClient, type BusinessesClient } from './resources/businesses.ts';
import { createCheckoutDomainsClient, type CheckoutDomainsClient } from './resources/checkout-domains.ts';
import { createCustomersClient, type CustomersClient } from './resources/customers.ts';
import { createDiscountsClient, type DiscountsClient } from './resources/discounts.ts';
import { createEventTypesClient, type EventTypesClient } from './resources/event-types.ts';
import { createEventsClient, type EventsClient } from './resources/events.ts';
import {
  createNotificationSettingsClient,
  type NotificationSettingsClient,
} from './resources/notification-settings.ts';
import { createNotificationsClient, type NotificationsClient } from './resources/notifications.ts';
import { createPaymentMethodsClient, type PaymentMethodsClient } from './resources/payment-methods.ts';
import { createProductsClient, type ProductsClient } from './resources/products.ts';
import { createSimulationEventsClient, type SimulationEventsClient } from './resources/simulation-events.ts';
import { createSimulationRunsClient, type SimulationRunsClient } from './resources/simulation-runs.ts';
import { type ClientOptions, createCaller } from './runtime/call.ts';

export type * from './resources/businesses.ts';
export type * from './resources/checkout-domains.ts';
export type * from './resources/customers.ts';
export type * from './resources/discounts.ts';
export type * from './resources/event-types.ts';
export type * from './resources/events.ts';
export type * from './resources/notification-settings.ts';
export type * from './resources/notifications.ts';
export type * from './resources/payment-methods.ts';
export type * from './resources/products.ts';
export type * from './resources/simulation-events.ts';
export type * from './resources/simulation-runs.ts';
export type { CallOptions, ClientOptions } from './runtime/call.ts';
export { ApiError, type Fault, InvalidRequestError } from './runtime/errors.ts';

/** One member a resource. */
export interface Client {
  readonly businesses: BusinessesClient;
  readonly checkoutDomains: CheckoutDomainsClient;
  readonly customers: CustomersClient;
  readonly discounts: DiscountsClient;
  readonly eventTypes: EventTypesClient;
  readonly events: EventsClient;
  readonly notificationSettings: NotificationSettingsClient;
  readonly notifications: NotificationsClient;
  readonly paymentMethods: PaymentMethodsClient;
  readonly products: ProductsClient;
  readonly simulationEvents: SimulationEventsClient;
  readonly simulationRuns: SimulationRunsClient;
}

/** A client of one environment with one key. Keeps no state: share it freely. */
export function createClient(options: ClientOptions): Client {
  const call = createCaller(options);
  return {
    businesses: createBusinessesClient(call),
    checkoutDomains: createCheckoutDomainsClient(call),
    customers: createCustomersClient(call),
    discounts: createDiscountsClient(call),
    eventTypes: createEventTypesClient(call),
    events: createEventsClient(call),
    notificationSettings: createNotificationSettingsClient(call),
    notifications: createNotificationsClient(call),
    paymentMethods: createPaymentMethodsClient(call),
    products: createProductsClient(call),
    simulationEvents: createSimulationEventsClient(call),
    simulationRuns: createSimulationRunsClient(call),
  };
}
