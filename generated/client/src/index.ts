// Generated from spec.yaml by `npm run generate`. Do not edit.
import { createAddressesClient, type AddressesClient } from './resources/addresses.ts';
import { createAdjustmentsClient, type AdjustmentsClient } from './resources/adjustments.ts';
import { createApiKeysClient, type ApiKeysClient } from './resources/api-keys.ts';
import { createBusinessesClient, type BusinessesClient } from './resources/businesses.ts';
import { createCheckoutDomainsClient, type CheckoutDomainsClient } from './resources/checkout-domains.ts';
import { createClientTokensClient, type ClientTokensClient } from './resources/client-tokens.ts';
import { createCreditBalancesClient, type CreditBalancesClient } from './resources/credit-balances.ts';
import {
  createCustomerPortalSessionsClient,
  type CustomerPortalSessionsClient,
} from './resources/customer-portal-sessions.ts';
import { createCustomersClient, type CustomersClient } from './resources/customers.ts';
import { createDiscountGroupsClient, type DiscountGroupsClient } from './resources/discount-groups.ts';
import { createDiscountsClient, type DiscountsClient } from './resources/discounts.ts';
import { createEventTypesClient, type EventTypesClient } from './resources/event-types.ts';
import { createEventsClient, type EventsClient } from './resources/events.ts';
import { createIpsClient, type IpsClient } from './resources/ips.ts';
import { createMetricsClient, type MetricsClient } from './resources/metrics.ts';
import {
  createNotificationSettingsClient,
  type NotificationSettingsClient,
} from './resources/notification-settings.ts';
import { createNotificationsClient, type NotificationsClient } from './resources/notifications.ts';
import { createPaymentMethodsClient, type PaymentMethodsClient } from './resources/payment-methods.ts';
import { createPricesClient, type PricesClient } from './resources/prices.ts';
import { createPricingClient, type PricingClient } from './resources/pricing.ts';
import { createProductsClient, type ProductsClient } from './resources/products.ts';
import { createReportsClient, type ReportsClient } from './resources/reports.ts';
import { createSimulationEventsClient, type SimulationEventsClient } from './resources/simulation-events.ts';
import { createSimulationRunsClient, type SimulationRunsClient } from './resources/simulation-runs.ts';
import { createSimulationTypesClient, type SimulationTypesClient } from './resources/simulation-types.ts';
import { createSimulationsClient, type SimulationsClient } from './resources/simulations.ts';
import { createSubscriptionsClient, type SubscriptionsClient } from './resources/subscriptions.ts';
import { createTestClockClient, type TestClockClient } from './resources/test-clock.ts';
import { createTransactionsClient, type TransactionsClient } from './resources/transactions.ts';
import { createCaller } from './core.ts';
import type { ClientOptions } from './client-options.ts';
import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';

export * from './core.ts';
export type * from './operation-errors.ts';
export type * from './resources/addresses.ts';
export type * from './resources/adjustments.ts';
export type * from './resources/api-keys.ts';
export type * from './resources/businesses.ts';
export type * from './resources/checkout-domains.ts';
export type * from './resources/client-tokens.ts';
export type * from './resources/credit-balances.ts';
export type * from './resources/customer-portal-sessions.ts';
export type * from './resources/customers.ts';
export type * from './resources/discount-groups.ts';
export type * from './resources/discounts.ts';
export type * from './resources/event-types.ts';
export type * from './resources/events.ts';
export type * from './resources/ips.ts';
export type * from './resources/metrics.ts';
export type * from './resources/notification-settings.ts';
export type * from './resources/notifications.ts';
export type * from './resources/payment-methods.ts';
export type * from './resources/prices.ts';
export type * from './resources/pricing.ts';
export type * from './resources/products.ts';
export type * from './resources/reports.ts';
export type * from './resources/simulation-events.ts';
export type * from './resources/simulation-runs.ts';
export type * from './resources/simulation-types.ts';
export type * from './resources/simulations.ts';
export type * from './resources/subscriptions.ts';
export type * from './resources/test-clock.ts';
export type * from './resources/transactions.ts';
export type {
  AddressesCreateRequest,
  AddressesCreateResult,
  AddressesCreateError,
} from './operations/addresses.create.ts';
export type { AddressesGetRequest, AddressesGetResult, AddressesGetError } from './operations/addresses.get.ts';
export type {
  AddressesListRequest,
  AddressesListResult,
  AddressesListError,
  AddressesListItem,
} from './operations/addresses.list.ts';
export type {
  AddressesUpdateRequest,
  AddressesUpdateResult,
  AddressesUpdateError,
} from './operations/addresses.update.ts';
export type {
  AdjustmentsCreateRequest,
  AdjustmentsCreateResult,
  AdjustmentsCreateError,
} from './operations/adjustments.create.ts';
export type {
  AdjustmentsCreditNoteRequest,
  AdjustmentsCreditNoteResult,
  AdjustmentsCreditNoteError,
} from './operations/adjustments.creditNote.ts';
export type {
  AdjustmentsListRequest,
  AdjustmentsListResult,
  AdjustmentsListError,
  AdjustmentsListItem,
} from './operations/adjustments.list.ts';
export type { ApiKeysGetRequest, ApiKeysGetResult, ApiKeysGetError } from './operations/apiKeys.get.ts';
export type {
  ApiKeysListRequest,
  ApiKeysListResult,
  ApiKeysListError,
  ApiKeysListItem,
} from './operations/apiKeys.list.ts';
export type {
  BusinessesCreateRequest,
  BusinessesCreateResult,
  BusinessesCreateError,
} from './operations/businesses.create.ts';
export type { BusinessesGetRequest, BusinessesGetResult, BusinessesGetError } from './operations/businesses.get.ts';
export type {
  BusinessesListRequest,
  BusinessesListResult,
  BusinessesListError,
  BusinessesListItem,
} from './operations/businesses.list.ts';
export type {
  BusinessesUpdateRequest,
  BusinessesUpdateResult,
  BusinessesUpdateError,
} from './operations/businesses.update.ts';
export type {
  CheckoutDomainsDeleteRequest,
  CheckoutDomainsDeleteResult,
  CheckoutDomainsDeleteError,
} from './operations/checkoutDomains.delete.ts';
export type {
  CheckoutDomainsGetRequest,
  CheckoutDomainsGetResult,
  CheckoutDomainsGetError,
} from './operations/checkoutDomains.get.ts';
export type {
  CheckoutDomainsListRequest,
  CheckoutDomainsListResult,
  CheckoutDomainsListError,
  CheckoutDomainsListItem,
} from './operations/checkoutDomains.list.ts';
export type {
  ClientTokensCreateRequest,
  ClientTokensCreateResult,
  ClientTokensCreateError,
} from './operations/clientTokens.create.ts';
export type {
  ClientTokensGetRequest,
  ClientTokensGetResult,
  ClientTokensGetError,
} from './operations/clientTokens.get.ts';
export type {
  ClientTokensListRequest,
  ClientTokensListResult,
  ClientTokensListError,
  ClientTokensListItem,
} from './operations/clientTokens.list.ts';
export type {
  ClientTokensUpdateRequest,
  ClientTokensUpdateResult,
  ClientTokensUpdateError,
} from './operations/clientTokens.update.ts';
export type {
  CreditBalancesListRequest,
  CreditBalancesListResult,
  CreditBalancesListError,
} from './operations/creditBalances.list.ts';
export type {
  CustomerPortalSessionsCreateRequest,
  CustomerPortalSessionsCreateResult,
  CustomerPortalSessionsCreateError,
} from './operations/customerPortalSessions.create.ts';
export type {
  CustomersCreateRequest,
  CustomersCreateResult,
  CustomersCreateError,
} from './operations/customers.create.ts';
export type { CustomersGetRequest, CustomersGetResult, CustomersGetError } from './operations/customers.get.ts';
export type {
  CustomersListRequest,
  CustomersListResult,
  CustomersListError,
  CustomersListItem,
} from './operations/customers.list.ts';
export type {
  CustomersUpdateRequest,
  CustomersUpdateResult,
  CustomersUpdateError,
} from './operations/customers.update.ts';
export type {
  DiscountGroupsCreateRequest,
  DiscountGroupsCreateResult,
  DiscountGroupsCreateError,
} from './operations/discountGroups.create.ts';
export type {
  DiscountGroupsGetRequest,
  DiscountGroupsGetResult,
  DiscountGroupsGetError,
} from './operations/discountGroups.get.ts';
export type {
  DiscountGroupsListRequest,
  DiscountGroupsListResult,
  DiscountGroupsListError,
  DiscountGroupsListItem,
} from './operations/discountGroups.list.ts';
export type {
  DiscountGroupsUpdateRequest,
  DiscountGroupsUpdateResult,
  DiscountGroupsUpdateError,
} from './operations/discountGroups.update.ts';
export type {
  DiscountsCreateRequest,
  DiscountsCreateResult,
  DiscountsCreateError,
} from './operations/discounts.create.ts';
export type { DiscountsGetRequest, DiscountsGetResult, DiscountsGetError } from './operations/discounts.get.ts';
export type {
  DiscountsListRequest,
  DiscountsListResult,
  DiscountsListError,
  DiscountsListItem,
} from './operations/discounts.list.ts';
export type {
  DiscountsUpdateRequest,
  DiscountsUpdateResult,
  DiscountsUpdateError,
} from './operations/discounts.update.ts';
export type { EventTypesListRequest, EventTypesListResult, EventTypesListError } from './operations/eventTypes.list.ts';
export type { EventsListRequest, EventsListResult, EventsListError, EventsListItem } from './operations/events.list.ts';
export type { IpsGetRequest, IpsGetResult, IpsGetError } from './operations/ips.get.ts';
export type {
  MetricsActiveSubscribersRequest,
  MetricsActiveSubscribersResult,
  MetricsActiveSubscribersError,
} from './operations/metrics.activeSubscribers.ts';
export type {
  MetricsChargebacksRequest,
  MetricsChargebacksResult,
  MetricsChargebacksError,
} from './operations/metrics.chargebacks.ts';
export type {
  MetricsCheckoutConversionRequest,
  MetricsCheckoutConversionResult,
  MetricsCheckoutConversionError,
} from './operations/metrics.checkoutConversion.ts';
export type {
  MetricsMonthlyRecurringRevenueRequest,
  MetricsMonthlyRecurringRevenueResult,
  MetricsMonthlyRecurringRevenueError,
} from './operations/metrics.monthlyRecurringRevenue.ts';
export type {
  MetricsMonthlyRecurringRevenueChangeRequest,
  MetricsMonthlyRecurringRevenueChangeResult,
  MetricsMonthlyRecurringRevenueChangeError,
} from './operations/metrics.monthlyRecurringRevenueChange.ts';
export type { MetricsRefundsRequest, MetricsRefundsResult, MetricsRefundsError } from './operations/metrics.refunds.ts';
export type { MetricsRevenueRequest, MetricsRevenueResult, MetricsRevenueError } from './operations/metrics.revenue.ts';
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
  PaymentMethodsDeleteRequest,
  PaymentMethodsDeleteResult,
  PaymentMethodsDeleteError,
} from './operations/paymentMethods.delete.ts';
export type {
  PaymentMethodsGetRequest,
  PaymentMethodsGetResult,
  PaymentMethodsGetError,
} from './operations/paymentMethods.get.ts';
export type {
  PaymentMethodsListRequest,
  PaymentMethodsListResult,
  PaymentMethodsListError,
  PaymentMethodsListItem,
} from './operations/paymentMethods.list.ts';
export type { PricesCreateRequest, PricesCreateResult, PricesCreateError } from './operations/prices.create.ts';
export type { PricesGetRequest, PricesGetResult, PricesGetError } from './operations/prices.get.ts';
export type { PricesListRequest, PricesListResult, PricesListError, PricesListItem } from './operations/prices.list.ts';
export type { PricesUpdateRequest, PricesUpdateResult, PricesUpdateError } from './operations/prices.update.ts';
export type { PricingPreviewRequest, PricingPreviewResult, PricingPreviewError } from './operations/pricing.preview.ts';
export type { ProductsCreateRequest, ProductsCreateResult, ProductsCreateError } from './operations/products.create.ts';
export type { ProductsGetRequest, ProductsGetResult, ProductsGetError } from './operations/products.get.ts';
export type {
  ProductsListRequest,
  ProductsListResult,
  ProductsListError,
  ProductsListItem,
} from './operations/products.list.ts';
export type { ProductsUpdateRequest, ProductsUpdateResult, ProductsUpdateError } from './operations/products.update.ts';
export type { ReportsCreateRequest, ReportsCreateResult, ReportsCreateError } from './operations/reports.create.ts';
export type { ReportsGetRequest, ReportsGetResult, ReportsGetError } from './operations/reports.get.ts';
export type {
  ReportsGetDownloadUrlRequest,
  ReportsGetDownloadUrlResult,
  ReportsGetDownloadUrlError,
} from './operations/reports.getDownloadUrl.ts';
export type {
  ReportsListRequest,
  ReportsListResult,
  ReportsListError,
  ReportsListItem,
} from './operations/reports.list.ts';
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
export type {
  SubscriptionsActivateRequest,
  SubscriptionsActivateResult,
  SubscriptionsActivateError,
} from './operations/subscriptions.activate.ts';
export type {
  SubscriptionsCancelRequest,
  SubscriptionsCancelResult,
  SubscriptionsCancelError,
} from './operations/subscriptions.cancel.ts';
export type {
  SubscriptionsChargeRequest,
  SubscriptionsChargeResult,
  SubscriptionsChargeError,
} from './operations/subscriptions.charge.ts';
export type {
  SubscriptionsGetRequest,
  SubscriptionsGetResult,
  SubscriptionsGetError,
} from './operations/subscriptions.get.ts';
export type {
  SubscriptionsListRequest,
  SubscriptionsListResult,
  SubscriptionsListError,
  SubscriptionsListItem,
} from './operations/subscriptions.list.ts';
export type {
  SubscriptionsPauseRequest,
  SubscriptionsPauseResult,
  SubscriptionsPauseError,
} from './operations/subscriptions.pause.ts';
export type {
  SubscriptionsPaymentMethodTransactionRequest,
  SubscriptionsPaymentMethodTransactionResult,
  SubscriptionsPaymentMethodTransactionError,
} from './operations/subscriptions.paymentMethodTransaction.ts';
export type {
  SubscriptionsPreviewChargeRequest,
  SubscriptionsPreviewChargeResult,
  SubscriptionsPreviewChargeError,
} from './operations/subscriptions.previewCharge.ts';
export type {
  SubscriptionsPreviewUpdateRequest,
  SubscriptionsPreviewUpdateResult,
  SubscriptionsPreviewUpdateError,
} from './operations/subscriptions.previewUpdate.ts';
export type {
  SubscriptionsResumeRequest,
  SubscriptionsResumeResult,
  SubscriptionsResumeError,
} from './operations/subscriptions.resume.ts';
export type {
  SubscriptionsUpdateRequest,
  SubscriptionsUpdateResult,
  SubscriptionsUpdateError,
} from './operations/subscriptions.update.ts';
export type {
  TestClockAdvanceRequest,
  TestClockAdvanceResult,
  TestClockAdvanceError,
} from './operations/testClock.advance.ts';
export type { TestClockGetRequest, TestClockGetResult, TestClockGetError } from './operations/testClock.get.ts';
export type { TestClockStartRequest, TestClockStartResult, TestClockStartError } from './operations/testClock.start.ts';
export type {
  TransactionsCreateRequest,
  TransactionsCreateResult,
  TransactionsCreateError,
} from './operations/transactions.create.ts';
export type {
  TransactionsGetRequest,
  TransactionsGetResult,
  TransactionsGetError,
} from './operations/transactions.get.ts';
export type {
  TransactionsInvoiceRequest,
  TransactionsInvoiceResult,
  TransactionsInvoiceError,
} from './operations/transactions.invoice.ts';
export type {
  TransactionsListRequest,
  TransactionsListResult,
  TransactionsListError,
  TransactionsListItem,
} from './operations/transactions.list.ts';
export type {
  TransactionsPreviewRequest,
  TransactionsPreviewResult,
  TransactionsPreviewError,
} from './operations/transactions.preview.ts';
export type {
  TransactionsReviseRequest,
  TransactionsReviseResult,
  TransactionsReviseError,
} from './operations/transactions.revise.ts';
export type {
  TransactionsUpdateRequest,
  TransactionsUpdateResult,
  TransactionsUpdateError,
} from './operations/transactions.update.ts';

/** One member per resource. */
export interface Client {
  readonly addresses: AddressesClient;
  readonly adjustments: AdjustmentsClient;
  readonly apiKeys: ApiKeysClient;
  readonly businesses: BusinessesClient;
  readonly checkoutDomains: CheckoutDomainsClient;
  readonly clientTokens: ClientTokensClient;
  readonly creditBalances: CreditBalancesClient;
  readonly customerPortalSessions: CustomerPortalSessionsClient;
  readonly customers: CustomersClient;
  readonly discountGroups: DiscountGroupsClient;
  readonly discounts: DiscountsClient;
  readonly eventTypes: EventTypesClient;
  readonly events: EventsClient;
  readonly ips: IpsClient;
  readonly metrics: MetricsClient;
  readonly notificationSettings: NotificationSettingsClient;
  readonly notifications: NotificationsClient;
  readonly paymentMethods: PaymentMethodsClient;
  readonly prices: PricesClient;
  readonly pricing: PricingClient;
  readonly products: ProductsClient;
  readonly reports: ReportsClient;
  readonly simulationEvents: SimulationEventsClient;
  readonly simulationRuns: SimulationRunsClient;
  readonly simulationTypes: SimulationTypesClient;
  readonly simulations: SimulationsClient;
  readonly subscriptions: SubscriptionsClient;
  readonly testClock: TestClockClient;
  readonly transactions: TransactionsClient;
}

/**
 * Creates a client for one environment and one set of credentials. It can be shared. Throws in a browser and for invalid options.
 */
export function createClient(options: ClientOptions): Client {
  const call = createCaller(options);
  return {
    addresses: createAddressesClient(call),
    adjustments: createAdjustmentsClient(call),
    apiKeys: createApiKeysClient(call),
    businesses: createBusinessesClient(call),
    checkoutDomains: createCheckoutDomainsClient(call),
    clientTokens: createClientTokensClient(call),
    creditBalances: createCreditBalancesClient(call),
    customerPortalSessions: createCustomerPortalSessionsClient(call),
    customers: createCustomersClient(call),
    discountGroups: createDiscountGroupsClient(call),
    discounts: createDiscountsClient(call),
    eventTypes: createEventTypesClient(call),
    events: createEventsClient(call),
    ips: createIpsClient(call),
    metrics: createMetricsClient(call),
    notificationSettings: createNotificationSettingsClient(call),
    notifications: createNotificationsClient(call),
    paymentMethods: createPaymentMethodsClient(call),
    prices: createPricesClient(call),
    pricing: createPricingClient(call),
    products: createProductsClient(call),
    reports: createReportsClient(call),
    simulationEvents: createSimulationEventsClient(call),
    simulationRuns: createSimulationRunsClient(call),
    simulationTypes: createSimulationTypesClient(call),
    simulations: createSimulationsClient(call),
    subscriptions: createSubscriptionsClient(call),
    testClock: createTestClockClient(call),
    transactions: createTransactionsClient(call),
  };
}

/**
 * True for an API error of this operation. Its `status` then narrows `body` to the documented type. Its `code` is a
 * documented or an unlisted one; a `switch` over it needs a branch for the latter.
 */
export function isErrorOf<Id extends keyof OperationErrors>(
  operation: Id,
  error: unknown,
): error is OperationErrors[Id] {
  return isFailureOf({ id: operation }, error);
}
