/** The types of entities by the prefix of their ids. */
export const ENTITY_TYPES: Readonly<Record<string, string>> = {
  add: 'address',
  adj: 'adjustment',
  apikey: 'api_key',
  biz: 'business',
  chedom: 'checkout_domain',
  cpls: 'customer_portal_session',
  ctkn: 'client_token',
  ctm: 'customer',
  dsc: 'discount',
  dsg: 'discount_group',
  ntf: 'notification',
  ntfset: 'notification_setting',
  ntfsim: 'simulation',
  ntfsimevt: 'simulation_event',
  ntfsimrun: 'simulation_run',
  paymtd: 'payment_method',
  pri: 'price',
  pro: 'product',
  rep: 'report',
  sub: 'subscription',
  txn: 'transaction',
};

/** The type of the entity with this id; undefined when it is not one of an account. */
export function entityTypeOf(id: string): string | undefined {
  const prefix = /^([a-z]+)_[a-z0-9]{26}$/.exec(id)?.[1];
  return prefix === undefined ? undefined : ENTITY_TYPES[prefix];
}
