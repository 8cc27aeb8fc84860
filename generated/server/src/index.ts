// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { FastifyInstance } from 'fastify';

import type { Handlers } from './handlers.ts';
import {
  addressesCreateRoute,
  addressesGetRoute,
  addressesListRoute,
  addressesUpdateRoute,
} from './routes/addresses.ts';
import { adjustmentsCreateRoute, adjustmentsCreditNoteRoute, adjustmentsListRoute } from './routes/adjustments.ts';
import { apiKeysGetRoute, apiKeysListRoute } from './routes/api-keys.ts';
import {
  businessesCreateRoute,
  businessesGetRoute,
  businessesListRoute,
  businessesUpdateRoute,
} from './routes/businesses.ts';
import {
  checkoutDomainsDeleteRoute,
  checkoutDomainsGetRoute,
  checkoutDomainsListRoute,
} from './routes/checkout-domains.ts';
import {
  clientTokensCreateRoute,
  clientTokensGetRoute,
  clientTokensListRoute,
  clientTokensUpdateRoute,
} from './routes/client-tokens.ts';
import { creditBalancesListRoute } from './routes/credit-balances.ts';
import { customerPortalSessionsCreateRoute } from './routes/customer-portal-sessions.ts';
import {
  customersCreateRoute,
  customersGetRoute,
  customersListRoute,
  customersUpdateRoute,
} from './routes/customers.ts';
import {
  discountGroupsCreateRoute,
  discountGroupsGetRoute,
  discountGroupsListRoute,
  discountGroupsUpdateRoute,
} from './routes/discount-groups.ts';
import {
  discountsCreateRoute,
  discountsGetRoute,
  discountsListRoute,
  discountsUpdateRoute,
} from './routes/discounts.ts';
import { eventTypesListRoute } from './routes/event-types.ts';
import { eventsListRoute } from './routes/events.ts';
import { ipsGetRoute } from './routes/ips.ts';
import {
  metricsActiveSubscribersRoute,
  metricsChargebacksRoute,
  metricsCheckoutConversionRoute,
  metricsMonthlyRecurringRevenueRoute,
  metricsMonthlyRecurringRevenueChangeRoute,
  metricsRefundsRoute,
  metricsRevenueRoute,
} from './routes/metrics.ts';
import {
  notificationSettingsCreateRoute,
  notificationSettingsDeleteRoute,
  notificationSettingsGetRoute,
  notificationSettingsListRoute,
  notificationSettingsRotateSecretRoute,
  notificationSettingsUpdateRoute,
} from './routes/notification-settings.ts';
import {
  notificationsGetRoute,
  notificationsListRoute,
  notificationsListLogsRoute,
  notificationsReplayRoute,
} from './routes/notifications.ts';
import {
  paymentMethodsDeleteRoute,
  paymentMethodsGetRoute,
  paymentMethodsListRoute,
} from './routes/payment-methods.ts';
import { pricesCreateRoute, pricesGetRoute, pricesListRoute, pricesUpdateRoute } from './routes/prices.ts';
import { pricingPreviewRoute } from './routes/pricing.ts';
import { productsCreateRoute, productsGetRoute, productsListRoute, productsUpdateRoute } from './routes/products.ts';
import { reportsCreateRoute, reportsGetRoute, reportsGetDownloadUrlRoute, reportsListRoute } from './routes/reports.ts';
import {
  simulationEventsGetRoute,
  simulationEventsListRoute,
  simulationEventsReplayRoute,
} from './routes/simulation-events.ts';
import {
  simulationRunsCreateRoute,
  simulationRunsGetRoute,
  simulationRunsListRoute,
} from './routes/simulation-runs.ts';
import { simulationTypesListRoute } from './routes/simulation-types.ts';
import {
  simulationsCreateRoute,
  simulationsGetRoute,
  simulationsListRoute,
  simulationsUpdateRoute,
} from './routes/simulations.ts';
import {
  subscriptionsActivateRoute,
  subscriptionsCancelRoute,
  subscriptionsChargeRoute,
  subscriptionsGetRoute,
  subscriptionsListRoute,
  subscriptionsPauseRoute,
  subscriptionsPaymentMethodTransactionRoute,
  subscriptionsPreviewChargeRoute,
  subscriptionsPreviewUpdateRoute,
  subscriptionsResumeRoute,
  subscriptionsUpdateRoute,
} from './routes/subscriptions.ts';
import { testClockAdvanceRoute, testClockGetRoute, testClockStartRoute } from './routes/test-clock.ts';
import {
  transactionsCreateRoute,
  transactionsGetRoute,
  transactionsInvoiceRoute,
  transactionsListRoute,
  transactionsPreviewRoute,
  transactionsReviseRoute,
  transactionsUpdateRoute,
} from './routes/transactions.ts';
import { type BoundRoute, registerRoutes, type ServerHooks } from './runtime/register-routes.ts';
import type { Route } from './runtime/route.ts';

export * from './catalogue.ts';
export * from './events.ts';
export type { Handlers } from './handlers.ts';
export type * from './routes/addresses.ts';
export type * from './routes/adjustments.ts';
export type * from './routes/api-keys.ts';
export type * from './routes/businesses.ts';
export type * from './routes/checkout-domains.ts';
export type * from './routes/client-tokens.ts';
export type * from './routes/credit-balances.ts';
export type * from './routes/customer-portal-sessions.ts';
export type * from './routes/customers.ts';
export type * from './routes/discount-groups.ts';
export type * from './routes/discounts.ts';
export type * from './routes/event-types.ts';
export type * from './routes/events.ts';
export type * from './routes/ips.ts';
export type * from './routes/metrics.ts';
export type * from './routes/notification-settings.ts';
export type * from './routes/notifications.ts';
export type * from './routes/payment-methods.ts';
export type * from './routes/prices.ts';
export type * from './routes/pricing.ts';
export type * from './routes/products.ts';
export type * from './routes/reports.ts';
export type * from './routes/simulation-events.ts';
export type * from './routes/simulation-runs.ts';
export type * from './routes/simulation-types.ts';
export type * from './routes/simulations.ts';
export type * from './routes/subscriptions.ts';
export type * from './routes/test-clock.ts';
export type * from './routes/transactions.ts';
export type { Idempotency } from './runtime/idempotency.ts';
export type { Fault, RequestProblem } from './runtime/problem.ts';
export { NotImplementedError, notImplemented } from './runtime/not-implemented.ts';
export { problemOf } from './runtime/problem.ts';
export type { ServerHooks } from './runtime/register-routes.ts';
export type {
  ErrorDetails,
  ErrorFactory,
  FindingHandler,
  Handler,
  RequestBase,
  Result,
  Route,
  Security,
} from './runtime/route.ts';
export { finding } from './runtime/route.ts';
export { unroutedBy } from './runtime/unrouted.ts';

/** Every route, as data. */
export const routes = {
  'addresses.create': addressesCreateRoute,
  'addresses.get': addressesGetRoute,
  'addresses.list': addressesListRoute,
  'addresses.update': addressesUpdateRoute,
  'adjustments.create': adjustmentsCreateRoute,
  'adjustments.creditNote': adjustmentsCreditNoteRoute,
  'adjustments.list': adjustmentsListRoute,
  'apiKeys.get': apiKeysGetRoute,
  'apiKeys.list': apiKeysListRoute,
  'businesses.create': businessesCreateRoute,
  'businesses.get': businessesGetRoute,
  'businesses.list': businessesListRoute,
  'businesses.update': businessesUpdateRoute,
  'checkoutDomains.delete': checkoutDomainsDeleteRoute,
  'checkoutDomains.get': checkoutDomainsGetRoute,
  'checkoutDomains.list': checkoutDomainsListRoute,
  'clientTokens.create': clientTokensCreateRoute,
  'clientTokens.get': clientTokensGetRoute,
  'clientTokens.list': clientTokensListRoute,
  'clientTokens.update': clientTokensUpdateRoute,
  'creditBalances.list': creditBalancesListRoute,
  'customerPortalSessions.create': customerPortalSessionsCreateRoute,
  'customers.create': customersCreateRoute,
  'customers.get': customersGetRoute,
  'customers.list': customersListRoute,
  'customers.update': customersUpdateRoute,
  'discountGroups.create': discountGroupsCreateRoute,
  'discountGroups.get': discountGroupsGetRoute,
  'discountGroups.list': discountGroupsListRoute,
  'discountGroups.update': discountGroupsUpdateRoute,
  'discounts.create': discountsCreateRoute,
  'discounts.get': discountsGetRoute,
  'discounts.list': discountsListRoute,
  'discounts.update': discountsUpdateRoute,
  'eventTypes.list': eventTypesListRoute,
  'events.list': eventsListRoute,
  'ips.get': ipsGetRoute,
  'metrics.activeSubscribers': metricsActiveSubscribersRoute,
  'metrics.chargebacks': metricsChargebacksRoute,
  'metrics.checkoutConversion': metricsCheckoutConversionRoute,
  'metrics.monthlyRecurringRevenue': metricsMonthlyRecurringRevenueRoute,
  'metrics.monthlyRecurringRevenueChange': metricsMonthlyRecurringRevenueChangeRoute,
  'metrics.refunds': metricsRefundsRoute,
  'metrics.revenue': metricsRevenueRoute,
  'notificationSettings.create': notificationSettingsCreateRoute,
  'notificationSettings.delete': notificationSettingsDeleteRoute,
  'notificationSettings.get': notificationSettingsGetRoute,
  'notificationSettings.list': notificationSettingsListRoute,
  'notificationSettings.rotateSecret': notificationSettingsRotateSecretRoute,
  'notificationSettings.update': notificationSettingsUpdateRoute,
  'notifications.get': notificationsGetRoute,
  'notifications.list': notificationsListRoute,
  'notifications.listLogs': notificationsListLogsRoute,
  'notifications.replay': notificationsReplayRoute,
  'paymentMethods.delete': paymentMethodsDeleteRoute,
  'paymentMethods.get': paymentMethodsGetRoute,
  'paymentMethods.list': paymentMethodsListRoute,
  'prices.create': pricesCreateRoute,
  'prices.get': pricesGetRoute,
  'prices.list': pricesListRoute,
  'prices.update': pricesUpdateRoute,
  'pricing.preview': pricingPreviewRoute,
  'products.create': productsCreateRoute,
  'products.get': productsGetRoute,
  'products.list': productsListRoute,
  'products.update': productsUpdateRoute,
  'reports.create': reportsCreateRoute,
  'reports.get': reportsGetRoute,
  'reports.getDownloadUrl': reportsGetDownloadUrlRoute,
  'reports.list': reportsListRoute,
  'simulationEvents.get': simulationEventsGetRoute,
  'simulationEvents.list': simulationEventsListRoute,
  'simulationEvents.replay': simulationEventsReplayRoute,
  'simulationRuns.create': simulationRunsCreateRoute,
  'simulationRuns.get': simulationRunsGetRoute,
  'simulationRuns.list': simulationRunsListRoute,
  'simulationTypes.list': simulationTypesListRoute,
  'simulations.create': simulationsCreateRoute,
  'simulations.get': simulationsGetRoute,
  'simulations.list': simulationsListRoute,
  'simulations.update': simulationsUpdateRoute,
  'subscriptions.activate': subscriptionsActivateRoute,
  'subscriptions.cancel': subscriptionsCancelRoute,
  'subscriptions.charge': subscriptionsChargeRoute,
  'subscriptions.get': subscriptionsGetRoute,
  'subscriptions.list': subscriptionsListRoute,
  'subscriptions.pause': subscriptionsPauseRoute,
  'subscriptions.paymentMethodTransaction': subscriptionsPaymentMethodTransactionRoute,
  'subscriptions.previewCharge': subscriptionsPreviewChargeRoute,
  'subscriptions.previewUpdate': subscriptionsPreviewUpdateRoute,
  'subscriptions.resume': subscriptionsResumeRoute,
  'subscriptions.update': subscriptionsUpdateRoute,
  'testClock.advance': testClockAdvanceRoute,
  'testClock.get': testClockGetRoute,
  'testClock.start': testClockStartRoute,
  'transactions.create': transactionsCreateRoute,
  'transactions.get': transactionsGetRoute,
  'transactions.invoice': transactionsInvoiceRoute,
  'transactions.list': transactionsListRoute,
  'transactions.preview': transactionsPreviewRoute,
  'transactions.revise': transactionsReviseRoute,
  'transactions.update': transactionsUpdateRoute,
} as const;

export type OperationId = keyof typeof routes;

/** Registers every operation on `app` with its handler. */
export function registerApi<Context>(
  app: FastifyInstance,
  handlers: Handlers<Context>,
  hooks: ServerHooks<Context>,
): void {
  // All have the same declared type, because compilers fail to infer the common type of a thousand routes.
  const bind = (route: Route, handler: BoundRoute<Context>['handler']): BoundRoute<Context> => ({ route, handler });
  registerRoutes<Context>(
    app,
    [
      bind(addressesCreateRoute, handlers.addresses.create),
      bind(addressesGetRoute, handlers.addresses.get),
      bind(addressesListRoute, handlers.addresses.list),
      bind(addressesUpdateRoute, handlers.addresses.update),
      bind(adjustmentsCreateRoute, handlers.adjustments.create),
      bind(adjustmentsCreditNoteRoute, handlers.adjustments.creditNote),
      bind(adjustmentsListRoute, handlers.adjustments.list),
      bind(apiKeysGetRoute, handlers.apiKeys.get),
      bind(apiKeysListRoute, handlers.apiKeys.list),
      bind(businessesCreateRoute, handlers.businesses.create),
      bind(businessesGetRoute, handlers.businesses.get),
      bind(businessesListRoute, handlers.businesses.list),
      bind(businessesUpdateRoute, handlers.businesses.update),
      bind(checkoutDomainsDeleteRoute, handlers.checkoutDomains.delete),
      bind(checkoutDomainsGetRoute, handlers.checkoutDomains.get),
      bind(checkoutDomainsListRoute, handlers.checkoutDomains.list),
      bind(clientTokensCreateRoute, handlers.clientTokens.create),
      bind(clientTokensGetRoute, handlers.clientTokens.get),
      bind(clientTokensListRoute, handlers.clientTokens.list),
      bind(clientTokensUpdateRoute, handlers.clientTokens.update),
      bind(creditBalancesListRoute, handlers.creditBalances.list),
      bind(customerPortalSessionsCreateRoute, handlers.customerPortalSessions.create),
      bind(customersCreateRoute, handlers.customers.create),
      bind(customersGetRoute, handlers.customers.get),
      bind(customersListRoute, handlers.customers.list),
      bind(customersUpdateRoute, handlers.customers.update),
      bind(discountGroupsCreateRoute, handlers.discountGroups.create),
      bind(discountGroupsGetRoute, handlers.discountGroups.get),
      bind(discountGroupsListRoute, handlers.discountGroups.list),
      bind(discountGroupsUpdateRoute, handlers.discountGroups.update),
      bind(discountsCreateRoute, handlers.discounts.create),
      bind(discountsGetRoute, handlers.discounts.get),
      bind(discountsListRoute, handlers.discounts.list),
      bind(discountsUpdateRoute, handlers.discounts.update),
      bind(eventTypesListRoute, handlers.eventTypes.list),
      bind(eventsListRoute, handlers.events.list),
      bind(ipsGetRoute, handlers.ips.get),
      bind(metricsActiveSubscribersRoute, handlers.metrics.activeSubscribers),
      bind(metricsChargebacksRoute, handlers.metrics.chargebacks),
      bind(metricsCheckoutConversionRoute, handlers.metrics.checkoutConversion),
      bind(metricsMonthlyRecurringRevenueRoute, handlers.metrics.monthlyRecurringRevenue),
      bind(metricsMonthlyRecurringRevenueChangeRoute, handlers.metrics.monthlyRecurringRevenueChange),
      bind(metricsRefundsRoute, handlers.metrics.refunds),
      bind(metricsRevenueRoute, handlers.metrics.revenue),
      bind(notificationSettingsCreateRoute, handlers.notificationSettings.create),
      bind(notificationSettingsDeleteRoute, handlers.notificationSettings.delete),
      bind(notificationSettingsGetRoute, handlers.notificationSettings.get),
      bind(notificationSettingsListRoute, handlers.notificationSettings.list),
      bind(notificationSettingsRotateSecretRoute, handlers.notificationSettings.rotateSecret),
      bind(notificationSettingsUpdateRoute, handlers.notificationSettings.update),
      bind(notificationsGetRoute, handlers.notifications.get),
      bind(notificationsListRoute, handlers.notifications.list),
      bind(notificationsListLogsRoute, handlers.notifications.listLogs),
      bind(notificationsReplayRoute, handlers.notifications.replay),
      bind(paymentMethodsDeleteRoute, handlers.paymentMethods.delete),
      bind(paymentMethodsGetRoute, handlers.paymentMethods.get),
      bind(paymentMethodsListRoute, handlers.paymentMethods.list),
      bind(pricesCreateRoute, handlers.prices.create),
      bind(pricesGetRoute, handlers.prices.get),
      bind(pricesListRoute, handlers.prices.list),
      bind(pricesUpdateRoute, handlers.prices.update),
      bind(pricingPreviewRoute, handlers.pricing.preview),
      bind(productsCreateRoute, handlers.products.create),
      bind(productsGetRoute, handlers.products.get),
      bind(productsListRoute, handlers.products.list),
      bind(productsUpdateRoute, handlers.products.update),
      bind(reportsCreateRoute, handlers.reports.create),
      bind(reportsGetRoute, handlers.reports.get),
      bind(reportsGetDownloadUrlRoute, handlers.reports.getDownloadUrl),
      bind(reportsListRoute, handlers.reports.list),
      bind(simulationEventsGetRoute, handlers.simulationEvents.get),
      bind(simulationEventsListRoute, handlers.simulationEvents.list),
      bind(simulationEventsReplayRoute, handlers.simulationEvents.replay),
      bind(simulationRunsCreateRoute, handlers.simulationRuns.create),
      bind(simulationRunsGetRoute, handlers.simulationRuns.get),
      bind(simulationRunsListRoute, handlers.simulationRuns.list),
      bind(simulationTypesListRoute, handlers.simulationTypes.list),
      bind(simulationsCreateRoute, handlers.simulations.create),
      bind(simulationsGetRoute, handlers.simulations.get),
      bind(simulationsListRoute, handlers.simulations.list),
      bind(simulationsUpdateRoute, handlers.simulations.update),
      bind(subscriptionsActivateRoute, handlers.subscriptions.activate),
      bind(subscriptionsCancelRoute, handlers.subscriptions.cancel),
      bind(subscriptionsChargeRoute, handlers.subscriptions.charge),
      bind(subscriptionsGetRoute, handlers.subscriptions.get),
      bind(subscriptionsListRoute, handlers.subscriptions.list),
      bind(subscriptionsPauseRoute, handlers.subscriptions.pause),
      bind(subscriptionsPaymentMethodTransactionRoute, handlers.subscriptions.paymentMethodTransaction),
      bind(subscriptionsPreviewChargeRoute, handlers.subscriptions.previewCharge),
      bind(subscriptionsPreviewUpdateRoute, handlers.subscriptions.previewUpdate),
      bind(subscriptionsResumeRoute, handlers.subscriptions.resume),
      bind(subscriptionsUpdateRoute, handlers.subscriptions.update),
      bind(testClockAdvanceRoute, handlers.testClock.advance),
      bind(testClockGetRoute, handlers.testClock.get),
      bind(testClockStartRoute, handlers.testClock.start),
      bind(transactionsCreateRoute, handlers.transactions.create),
      bind(transactionsGetRoute, handlers.transactions.get),
      bind(transactionsInvoiceRoute, handlers.transactions.invoice),
      bind(transactionsListRoute, handlers.transactions.list),
      bind(transactionsPreviewRoute, handlers.transactions.preview),
      bind(transactionsReviseRoute, handlers.transactions.revise),
      bind(transactionsUpdateRoute, handlers.transactions.update),
    ],
    hooks,
  );
}
