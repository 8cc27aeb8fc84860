import type { Migration } from '../migration.ts';

/** Remembers over a crash that the payment of a customer also changes what the subscription is paid with. */
export const subscriptionInstruments: Migration = {
  name: '0034-subscription-instruments',
  statements: ['alter table payment_attempts add column sets_instrument boolean not null default false'],
};
