import type { Handlers } from '@billing/server';

import { adjustmentsHandlers } from '../adjustments/handlers.ts';
import { addressesHandlers } from '../addresses/handlers.ts';
import { businessesHandlers } from '../businesses/handlers.ts';
import { checkoutDomainsHandlers } from '../checkout-domains/handlers.ts';
import { clientTokensHandlers } from '../client-tokens/handlers.ts';
import { creditBalancesHandlers } from '../credit-balances/handlers.ts';
import { customerPortalSessionsHandlers } from '../customer-portal-sessions/handlers.ts';
import { customersHandlers } from '../customers/handlers.ts';
import { discountGroupsHandlers } from '../discount-groups/handlers.ts';
import { discountsHandlers } from '../discounts/handlers.ts';
import { eventTypesHandlers } from '../event-types/handlers.ts';
import { eventsHandlers } from '../events/handlers.ts';
import type { Context } from '../http/context.ts';
import { ipsHandlers } from '../ips/handlers.ts';
import { metricsHandlers } from '../metric-series/handlers.ts';
import { notificationSettingsHandlers } from '../notification-settings/handlers.ts';
import { notificationsHandlers } from '../notifications/handlers.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { paymentMethodsHandlers } from '../payment-methods/handlers.ts';
import { pricingHandlers } from '../previews/handlers.ts';
import { pricesHandlers } from '../products/price-handlers.ts';
import { productsHandlers } from '../products/handlers.ts';
import { reportsHandlers } from '../reports/handlers.ts';
import { revisionHandler } from '../revisions/handlers.ts';
import type { Services } from '../services.ts';
import { simulationEventsHandlers } from '../simulations/event-handlers.ts';
import { simulationsHandlers, simulationTypesHandlers } from '../simulations/handlers.ts';
import { simulationRunsHandlers } from '../simulations/run-handlers.ts';
import { subscriptionsHandlers } from '../subscriptions/handlers.ts';
import { apiKeysHandlers } from '../api-keys/handlers.ts';
import { testClockHandlers } from '../test-clock/handlers.ts';
import { transactionsHandlers } from '../transactions/handlers.ts';

/** The handlers of every operation of the spec. */
export function handlers(services: Services, payments: PaymentServices): Handlers<Context> {
  return {
    addresses: addressesHandlers(services),
    adjustments: adjustmentsHandlers(services),
    businesses: businessesHandlers(services),
    checkoutDomains: checkoutDomainsHandlers(services),
    clientTokens: clientTokensHandlers(services),
    creditBalances: creditBalancesHandlers(services),
    customerPortalSessions: customerPortalSessionsHandlers(services),
    customers: customersHandlers(services),
    discountGroups: discountGroupsHandlers(services),
    discounts: discountsHandlers(services),
    eventTypes: eventTypesHandlers(),
    events: eventsHandlers(services),
    ips: ipsHandlers(services),
    metrics: metricsHandlers(services),
    notificationSettings: notificationSettingsHandlers(services),
    notifications: notificationsHandlers(services),
    paymentMethods: paymentMethodsHandlers(services),
    prices: pricesHandlers(services),
    pricing: pricingHandlers(services),
    products: productsHandlers(services),
    reports: reportsHandlers(services),
    simulationEvents: simulationEventsHandlers(services),
    simulationRuns: simulationRunsHandlers(services),
    simulationTypes: simulationTypesHandlers(),
    simulations: simulationsHandlers(services),
    subscriptions: subscriptionsHandlers(services, payments),
    testClock: testClockHandlers(services),
    transactions: transactionsHandlers(services, revisionHandler(services)),
    apiKeys: apiKeysHandlers(services),
  };
}
