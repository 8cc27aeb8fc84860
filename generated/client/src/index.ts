// Generated from spec.yaml by `npm run generate`. Do not edit.
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
import { createSimulationTypesClient, type SimulationTypesClient } from './resources/simulation-types.ts';
import { createSimulationsClient, type SimulationsClient } from './resources/simulations.ts';
import { createCaller } from './core.ts';
import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';
import type { ClientOptions } from './runtime/options.ts';

export * from './core.ts';
export type * from './operation-errors.ts';
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
export type * from './resources/simulation-types.ts';
export type * from './resources/simulations.ts';
export type {
  BusinessesCreateRequest,
  BusinessesCreateResult,
  BusinessesCreateError,
} from './operations/businesses.create.ts';
export type { BusinessesGetRequest, BusinessesGetResult, BusinessesGetError } from './operations/businesses.get.ts';
export type {
  CheckoutDomainsListRequest,
  CheckoutDomainsListResult,
  CheckoutDomainsListError,
  CheckoutDomainsListItem,
} from './operations/checkoutDomains.list.ts';
export type {
  CustomersCreateRequest,
  CustomersCreateResult,
  CustomersCreateError,
} from './operations/customers.create.ts';
export type { DiscountsGetRequest, DiscountsGetResult, DiscountsGetError } from './operations/discounts.get.ts';
export type { EventTypesListRequest, EventTypesListResult, EventTypesListError } from './operations/eventTypes.list.ts';
export type { EventsListRequest, EventsListResult, EventsListError, EventsListItem } from './operations/events.list.ts';
export type {
  NotificationSettingsCreateRequest,
  NotificationSettingsCreateResult,
  NotificationSettingsCreateError,
} from './operations/notificationSettings.create.ts';
export type {
  NotificationSettingsDeleteRequest,
  NotificationSettingsDeleteResult,
  NotificationSettingsDeleteError,
} from './operations/notificationSettings.delete.ts';
export type {
  NotificationSettingsGetRequest,
  NotificationSettingsGetResult,
  NotificationSettingsGetError,
} from './operations/notificationSettings.get.ts';
export type {
  NotificationSettingsListRequest,
  NotificationSettingsListResult,
  NotificationSettingsListError,
  NotificationSettingsListItem,
} from './operations/notificationSettings.list.ts';
export type {
  NotificationSettingsRotateSecretRequest,
  NotificationSettingsRotateSecretResult,
  NotificationSettingsRotateSecretError,
} from './operations/notificationSettings.rotateSecret.ts';
export type {
  NotificationSettingsUpdateRequest,
  NotificationSettingsUpdateResult,
  NotificationSettingsUpdateError,
} from './operations/notificationSettings.update.ts';
export type {
  NotificationsGetRequest,
  NotificationsGetResult,
  NotificationsGetError,
} from './operations/notifications.get.ts';
export type {
  NotificationsListRequest,
  NotificationsListResult,
  NotificationsListError,
  NotificationsListItem,
} from './operations/notifications.list.ts';
export type {
  NotificationsListLogsRequest,
  NotificationsListLogsResult,
  NotificationsListLogsError,
  NotificationsListLogsItem,
} from './operations/notifications.listLogs.ts';
export type {
  NotificationsReplayRequest,
  NotificationsReplayResult,
  NotificationsReplayError,
} from './operations/notifications.replay.ts';
export type {
  PaymentMethodsListRequest,
  PaymentMethodsListResult,
  PaymentMethodsListError,
  PaymentMethodsListItem,
} from './operations/paymentMethods.list.ts';
export type { ProductsCreateRequest, ProductsCreateResult, ProductsCreateError } from './operations/products.create.ts';
export type { ProductsGetRequest, ProductsGetResult, ProductsGetError } from './operations/products.get.ts';
export type {
  SimulationEventsGetRequest,
  SimulationEventsGetResult,
  SimulationEventsGetError,
} from './operations/simulationEvents.get.ts';
export type {
  SimulationEventsListRequest,
  SimulationEventsListResult,
  SimulationEventsListError,
  SimulationEventsListItem,
} from './operations/simulationEvents.list.ts';
export type {
  SimulationEventsReplayRequest,
  SimulationEventsReplayResult,
  SimulationEventsReplayError,
} from './operations/simulationEvents.replay.ts';
export type {
  SimulationRunsCreateRequest,
  SimulationRunsCreateResult,
  SimulationRunsCreateError,
} from './operations/simulationRuns.create.ts';
export type {
  SimulationRunsGetRequest,
  SimulationRunsGetResult,
  SimulationRunsGetError,
} from './operations/simulationRuns.get.ts';
export type {
  SimulationRunsListRequest,
  SimulationRunsListResult,
  SimulationRunsListError,
  SimulationRunsListItem,
} from './operations/simulationRuns.list.ts';
export type {
  SimulationTypesListRequest,
  SimulationTypesListResult,
  SimulationTypesListError,
} from './operations/simulationTypes.list.ts';
export type {
  SimulationsCreateRequest,
  SimulationsCreateResult,
  SimulationsCreateError,
} from './operations/simulations.create.ts';
export type { SimulationsGetRequest, SimulationsGetResult, SimulationsGetError } from './operations/simulations.get.ts';
export type {
  SimulationsListRequest,
  SimulationsListResult,
  SimulationsListError,
  SimulationsListItem,
} from './operations/simulations.list.ts';
export type {
  SimulationsUpdateRequest,
  SimulationsUpdateResult,
  SimulationsUpdateError,
} from './operations/simulations.update.ts';

/** One member per resource. */
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
  readonly simulationTypes: SimulationTypesClient;
  readonly simulations: SimulationsClient;
}

/**
 * Creates a client for one environment and one key. It can be shared. Throws in a browser and for invalid options.
 */
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
    simulationTypes: createSimulationTypesClient(call),
    simulations: createSimulationsClient(call),
  };
}

/**
 * True for an API error of this operation. Its `code` is then a documented or an unlisted one; a `switch` over it needs a
 * branch for the latter.
 */
export function isErrorOf<Id extends keyof OperationErrors>(
  operation: Id,
  error: unknown,
): error is OperationErrors[Id] {
  return isFailureOf({ id: operation }, error);
}
