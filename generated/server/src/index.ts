import type { FastifyInstance } from 'fastify';

import type { Handlers } from './handlers.ts';
import { businessesCreateRoute, businessesGetRoute } from './routes/businesses.ts';
import { checkoutDomainsListRoute } from './routes/checkout-domains.ts';
import { customersCreateRoute } from './routes/customers.ts';
import { discountsGetRoute } from './routes/discounts.ts';
import { eventTypesListRoute } from './routes/event-types.ts';
import { eventsListRoute } from './routes/events.ts';
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
import { paymentMethodsListRoute } from './routes/payment-methods.ts';
import { productsCreateRoute, productsGetRoute } from './routes/products.ts';
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
import { registerRoutes, type ServerHooks } from './runtime/register-routes.ts';

export * from './catalogue.ts';
export * from './events.ts';
export type { Handlers } from './handlers.ts';
export type * from './routes/businesses.ts';
export type * from './routes/checkout-domains.ts';
export type * from './routes/customers.ts';
export type * from './routes/discounts.ts';
export type * from './routes/event-types.ts';
export type * from './routes/events.ts';
export type * from './routes/notification-settings.ts';
export type * from './routes/notifications.ts';
export type * from './routes/payment-methods.ts';
export type * from './routes/products.ts';
export type * from './routes/simulation-events.ts';
export type * from './routes/simulation-runs.ts';
export type * from './routes/simulation-types.ts';
export type * from './routes/simulations.ts';
export type { Fault, RequestProblem } from './runtime/problem.ts';
export { NotImplementedError, notImplemented } from './runtime/not-implemented.ts';
export { problemOf } from './runtime/problem.ts';
export type { ServerHooks } from './runtime/register-routes.ts';
export type { FindingHandler, Handler, RequestBase, Result, Route } from './runtime/route.ts';
export { finding } from './runtime/route.ts';
export { unroutedBy } from './runtime/unrouted.ts';

/** Every route, as data. */
export const routes = {
  'businesses.create': businessesCreateRoute,
  'businesses.get': businessesGetRoute,
  'checkoutDomains.list': checkoutDomainsListRoute,
  'customers.create': customersCreateRoute,
  'discounts.get': discountsGetRoute,
  'eventTypes.list': eventTypesListRoute,
  'events.list': eventsListRoute,
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
  'paymentMethods.list': paymentMethodsListRoute,
  'products.create': productsCreateRoute,
  'products.get': productsGetRoute,
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
} as const;

export type OperationId = keyof typeof routes;

/** Puts every operation on `app`, answered by its handler. */
export function registerApi<Context>(
  app: FastifyInstance,
  handlers: Handlers<Context>,
  hooks: ServerHooks<Context>,
): void {
  registerRoutes<Context>(
    app,
    [
      { route: businessesCreateRoute, handler: handlers.businesses.create },
      { route: businessesGetRoute, handler: handlers.businesses.get },
      { route: checkoutDomainsListRoute, handler: handlers.checkoutDomains.list },
      { route: customersCreateRoute, handler: handlers.customers.create },
      { route: discountsGetRoute, handler: handlers.discounts.get },
      { route: eventTypesListRoute, handler: handlers.eventTypes.list },
      { route: eventsListRoute, handler: handlers.events.list },
      { route: notificationSettingsCreateRoute, handler: handlers.notificationSettings.create },
      { route: notificationSettingsDeleteRoute, handler: handlers.notificationSettings.delete },
      { route: notificationSettingsGetRoute, handler: handlers.notificationSettings.get },
      { route: notificationSettingsListRoute, handler: handlers.notificationSettings.list },
      { route: notificationSettingsRotateSecretRoute, handler: handlers.notificationSettings.rotateSecret },
      { route: notificationSettingsUpdateRoute, handler: handlers.notificationSettings.update },
      { route: notificationsGetRoute, handler: handlers.notifications.get },
      { route: notificationsListRoute, handler: handlers.notifications.list },
      { route: notificationsListLogsRoute, handler: handlers.notifications.listLogs },
      { route: notificationsReplayRoute, handler: handlers.notifications.replay },
      { route: paymentMethodsListRoute, handler: handlers.paymentMethods.list },
      { route: productsCreateRoute, handler: handlers.products.create },
      { route: productsGetRoute, handler: handlers.products.get },
      { route: simulationEventsGetRoute, handler: handlers.simulationEvents.get },
      { route: simulationEventsListRoute, handler: handlers.simulationEvents.list },
      { route: simulationEventsReplayRoute, handler: handlers.simulationEvents.replay },
      { route: simulationRunsCreateRoute, handler: handlers.simulationRuns.create },
      { route: simulationRunsGetRoute, handler: handlers.simulationRuns.get },
      { route: simulationRunsListRoute, handler: handlers.simulationRuns.list },
      { route: simulationTypesListRoute, handler: handlers.simulationTypes.list },
      { route: simulationsCreateRoute, handler: handlers.simulations.create },
      { route: simulationsGetRoute, handler: handlers.simulations.get },
      { route: simulationsListRoute, handler: handlers.simulations.list },
      { route: simulationsUpdateRoute, handler: handlers.simulations.update },
    ],
    hooks,
  );
}
