import type { Migration } from '../migration.ts';

/**
 * The networks that an API key may be used from. With the default, an earlier release can run beside this
 * one.
 */
export const allowedAddresses: Migration = {
  name: '0034-allowed-addresses',
  statements: ["alter table api_keys add column allowed_ips text[] not null default '{}'"],
};
