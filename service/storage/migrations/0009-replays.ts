import type { Migration } from '../migration.ts';

/** A replay's id says nothing about when its event happened, so lists that end at a moment look for replays by themselves. */
export const replays: Migration = {
  name: '0009-replays',
  statements: [`create index notifications_replays on notifications (account_id, id) where origin = 'replay'`],
};
