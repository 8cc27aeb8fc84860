import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { serviceRows } from '../../architecture-service.ts';

const files = serviceRows
  .find(({ name }) => name === 'service/<resource>')!
  .files.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );

/** The process's clock, the system's beside an account's, and the database's in SQL. */
const REAL_TIME =
  /\bDate\.now\(|\bnew Date\(\)|\.system\.now\(|\b(?:clock|statement|transaction)_timestamp\b|\bcurrent_timestamp\b|(?<![.\w])now\(\)/i;
/** Delivery follows real time: leases, due rows, replays, how long an old secret signs; and so do ids. */
const DELIVERY = /\b(?:due_at|previous_secret_expires_at|replayed_at|dailyIds)\b/;
/** So do the times at which a job asks the payment gateway again. */
const GATEWAY =
  /^service\/(?:payments\/(?:ask-times|resolve-payments)|adjustments\/(?:decide-refund|resolve-refunds))\.ts:/;
/** And the links of emails, the failures of destinations, and the closing of accounts. */
const OPERATIONS =
  /^service\/(?:account-closing\/close-account|notification-settings\/(?:deactivate-setting|verification))\.ts:/;

test('modules of resources take the time from the account, and from the database only for delivery and payments', () => {
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ place: `${file}:${index + 1}`, text })),
  );
  const inReal = lines.filter(({ text }) => REAL_TIME.test(text));
  expect(inReal.length).toBeGreaterThan(0);
  const others = inReal.filter(
    ({ place, text }) => !DELIVERY.test(text) && !GATEWAY.test(place) && !OPERATIONS.test(place),
  );
  expect(others.map(({ place, text }) => `${place} ${text.trim()}`)).toEqual([]);
});
