import type { FastifyInstance } from 'fastify';

import type { Handlers } from './handlers.ts';
import { businessesCreateRoute, businessesGetRoute } from './routes/businesses.ts';
import { checkoutDomainsListRoute } from './routes/checkout-domains.ts';
import { customersCreateRoute } from './routes/customers.ts';
import { discountsGetRoute } from './routes/discounts.ts';
import { eventTypesListRoute } from './routes/event-types.ts';
import { eventsListRoute } from './routes/events.ts';
import { notificationSettingsGetRoute, notificationSettingsUpdateRoute } from './routes/notification-settings.ts';
import { notificationsGetRoute } from './routes/notifications.ts';
import { paymentMethodsListRoute } from './routes/payment-methods.ts';
import { productsCreateRoute, productsGetRoute } from './routes/products.ts';
import { simulationEventsGetRoute } from './routes/simulation-events.ts';
import { simulationRunsGetRoute } from './routes/simulation-runs.ts';
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
  'notificationSettings.get': notificationSettingsGetRoute,
  'notificationSettings.update': notificationSettingsUpdateRoute,
  'notifications.get': notificationsGetRoute,
  'paymentMethods.list': paymentMethodsListRoute,
  'products.create': productsCreateRoute,
  'products.get': productsGetRoute,
  'simulationEvents.get': simulationEventsGetRoute,
  'simulationRuns.get': simulationRunsGetRoute,
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
      { route: notificationSettingsGetRoute, handler: handlers.notificationSettings.get },
      { route: notificationSettingsUpdateRoute, handler: handlers.notificationSettings.update },
      { route: notificationsGetRoute, handler: handlers.notifications.get },
      { route: paymentMethodsListRoute, handler: handlers.paymentMethods.list },
      { route: productsCreateRoute, handler: handlers.products.create },
      { route: productsGetRoute, handler: handlers.products.get },
      { route: simulationEventsGetRoute, handler: handlers.simulationEvents.get },
      { route: simulationRunsGetRoute, handler: handlers.simulationRuns.get },
    ],
    hooks,
  );
}
