import type { Migration } from '../migration.ts';

/**
 * A replay's id does not reflect when its event occurred, so lists that end at a moment query replays
 * separately.
 */
export const replays: Migration = {
  name: '0009-replays',
  statements: [`create index notifications_replays on notifications (account_id, id) where origin = 'replay'`],
};
