import type { FastifyInstance } from 'fastify';

import type { Handlers } from './handlers.ts';
import { businessesCreate, businessesGet } from './routes/businesses.ts';
import { checkoutDomainsList } from './routes/checkout-domains.ts';
import { customersCreate } from './routes/customers.ts';
import { discountsGet } from './routes/discounts.ts';
import { eventTypesList } from './routes/event-types.ts';
import { eventsList } from './routes/events.ts';
import { notificationSettingsGet, notificationSettingsUpdate } from './routes/notification-settings.ts';
import { notificationsGet } from './routes/notifications.ts';
import { paymentMethodsList } from './routes/payment-methods.ts';
import { productsCreate, productsGet } from './routes/products.ts';
import { simulationEventsGet } from './routes/simulation-events.ts';
import { simulationRunsGet } from './routes/simulation-runs.ts';
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

/** Every route, as data. */
export const routes = {
  'businesses.create': businessesCreate,
  'businesses.get': businessesGet,
  'checkoutDomains.list': checkoutDomainsList,
  'customers.create': customersCreate,
  'discounts.get': discountsGet,
  'eventTypes.list': eventTypesList,
  'events.list': eventsList,
  'notificationSettings.get': notificationSettingsGet,
  'notificationSettings.update': notificationSettingsUpdate,
  'notifications.get': notificationsGet,
  'paymentMethods.list': paymentMethodsList,
  'products.create': productsCreate,
  'products.get': productsGet,
  'simulationEvents.get': simulationEventsGet,
  'simulationRuns.get': simulationRunsGet,
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
      { route: businessesCreate, handler: handlers.businesses.create },
      { route: businessesGet, handler: handlers.businesses.get },
      { route: checkoutDomainsList, handler: handlers.checkoutDomains.list },
      { route: customersCreate, handler: handlers.customers.create },
      { route: discountsGet, handler: handlers.discounts.get },
      { route: eventTypesList, handler: handlers.eventTypes.list },
      { route: eventsList, handler: handlers.events.list },
      { route: notificationSettingsGet, handler: handlers.notificationSettings.get },
      { route: notificationSettingsUpdate, handler: handlers.notificationSettings.update },
      { route: notificationsGet, handler: handlers.notifications.get },
      { route: paymentMethodsList, handler: handlers.paymentMethods.list },
      { route: productsCreate, handler: handlers.products.create },
      { route: productsGet, handler: handlers.products.get },
      { route: simulationEventsGet, handler: handlers.simulationEvents.get },
      { route: simulationRunsGet, handler: handlers.simulationRuns.get },
    ],
    hooks,
  );
}
