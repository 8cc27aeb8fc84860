// Generated from spec.yaml by `npm run generate`. Do not edit.
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
import { type BoundRoute, registerRoutes, type ServerHooks } from './runtime/register-routes.ts';
import type { Route } from './runtime/route.ts';

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
      bind(businessesCreateRoute, handlers.businesses.create),
      bind(businessesGetRoute, handlers.businesses.get),
      bind(checkoutDomainsListRoute, handlers.checkoutDomains.list),
      bind(customersCreateRoute, handlers.customers.create),
      bind(discountsGetRoute, handlers.discounts.get),
      bind(eventTypesListRoute, handlers.eventTypes.list),
      bind(eventsListRoute, handlers.events.list),
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
      bind(paymentMethodsListRoute, handlers.paymentMethods.list),
      bind(productsCreateRoute, handlers.products.create),
      bind(productsGetRoute, handlers.products.get),
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
    ],
    hooks,
  );
}
