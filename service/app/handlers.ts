import type { Handlers } from '@billing/server';

import { businessesHandlers } from '../businesses/handlers.ts';
import { checkoutDomainsHandlers } from '../checkout-domains/handlers.ts';
import { customersHandlers } from '../customers/handlers.ts';
import { discountsHandlers } from '../discounts/handlers.ts';
import { eventTypesHandlers } from '../event-types/handlers.ts';
import { eventsHandlers } from '../events/handlers.ts';
import type { Context } from '../http/context.ts';
import { notificationSettingsHandlers } from '../notification-settings/handlers.ts';
import { notificationsHandlers } from '../notifications/handlers.ts';
import { paymentMethodsHandlers } from '../payment-methods/handlers.ts';
import { productsHandlers } from '../products/handlers.ts';
import type { Services } from '../services.ts';
import { simulationEventsHandlers } from '../simulations/event-handlers.ts';
import { simulationsHandlers, simulationTypesHandlers } from '../simulations/handlers.ts';
import { simulationRunsHandlers } from '../simulations/run-handlers.ts';

/** The handlers of every operation of the spec. */
export function handlers(services: Services): Handlers<Context> {
  return {
    businesses: businessesHandlers(services),
    checkoutDomains: checkoutDomainsHandlers(services),
    customers: customersHandlers(services),
    discounts: discountsHandlers(services),
    eventTypes: eventTypesHandlers(),
    events: eventsHandlers(services),
    notificationSettings: notificationSettingsHandlers(services),
    notifications: notificationsHandlers(services),
    paymentMethods: paymentMethodsHandlers(services),
    products: productsHandlers(services),
    simulationEvents: simulationEventsHandlers(services),
    simulationRuns: simulationRunsHandlers(services),
    simulationTypes: simulationTypesHandlers(),
    simulations: simulationsHandlers(services),
  };
}
