import type { Transaction } from 'kysely';

import { anyError } from '../common/any-error.ts';
import { notFound } from '../common/not-found.ts';
import { OperatorError } from '../common/operator-error.ts';
import { findSetting } from '../notification-settings/find-setting.ts';
import { recover } from '../notifications/recover.ts';
import { retainedSince, oldestRetained } from '../storage/retention.ts';
import { liftStatementTimeout } from '../storage/statement-timeout.ts';
import type { Tables } from '../storage/tables.ts';
import { accountOption, type Command } from './command.ts';
import { findAccount } from './find-account.ts';
import type { Input } from '../terminal/input.ts';

const STATUSES = ['not_attempted', 'needs_retry', 'delivered', 'failed'] as const;
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 1_000;

/** The columns of a notification and its state. */
const COLUMNS = [
  'id',
  'type',
  'status',
  'notification_setting_id',
  'event_id',
  'origin',
  'occurred_at',
  'times_attempted',
  'last_attempt_at',
  'retry_at',
  'delivered_at',
  'replayed_at',
] as const;

const list: Command = {
  name: 'notification list',
  summary: 'Lists notifications, sent and pending, newest first.',
  options: [
    accountOption,
    { name: 'destination', placeholder: 'ID', meaning: 'only to this destination' },
    { name: 'status', placeholder: 'STATUS', meaning: `only with this status: ${STATUSES.join(', ')}` },
    { name: 'limit', placeholder: 'N', meaning: `maximum number, 1 to ${MAX_LIMIT}; default ${DEFAULT_LIMIT}` },
  ],
  examples: [
    'notification list',
    'notification list --destination ntfset_01jg8test00000000000000001 --status failed --limit 100 --json',
  ],
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    const { db, clock } = services;
    const destination = input.optionalId('destination', 'ntfset_');
    const named = input.optional('status');
    const status = named === undefined ? undefined : input.choice('--status', named, STATUSES);
    const limit = limitOf(input);
    return db.transaction().execute(async (trx) => {
      // A rare status is found by reading all notifications of the account.
      await liftStatementTimeout(trx);
      let query = trx
        .selectFrom('notifications')
        .select(COLUMNS)
        .where('account_id', '=', accountId)
        .where('id', '>=', oldestRetained('ntf_', clock))
        .where('occurred_at', '>=', retainedSince(clock));
      if (destination !== undefined) query = query.where('notification_setting_id', '=', destination);
      if (status !== undefined) query = query.where('status', '=', status);
      if (status === 'not_attempted' || status === 'needs_retry') query = query.where('id', 'in', due(trx, accountId));
      return query.orderBy('id', 'desc').limit(limit).execute();
    });
  },
};

/** The notifications that are still to be sent: few, of which each has a row in the queue. */
function due(trx: Transaction<Tables>, accountId: string) {
  return trx.selectFrom('delivery_due').select('notification_id').where('account_id', '=', accountId);
}

function limitOf(input: Input): number {
  const limit = input.integer('limit') ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > MAX_LIMIT) throw new OperatorError(`--limit must be from 1 to ${MAX_LIMIT}, not ${limit}.`);
  return limit;
}

const show: Command = {
  name: 'notification show',
  summary: 'Shows a notification with its exact body, and all attempts to send it, oldest first.',
  positionals: ['<id>'],
  options: [accountOption],
  examples: ['notification show ntf_01jg8test00000000000000002'],
  async run(all, input) {
    const { id: accountId, services } = await findAccount(all, input);
    const { db, clock } = services;
    const id = input.positionalId(0, 'ntf_');
    const notification = await db
      .selectFrom('notifications')
      .select([...COLUMNS, 'payload'])
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('occurred_at', '>=', retainedSince(clock))
      .executeTakeFirst();
    if (notification === undefined) throw notFound(anyError, 'Notification', id);
    const attempts = await db
      .selectFrom('notification_logs')
      .select([
        'id',
        'attempted_at',
        'duration_ms',
        'response_code',
        'response_headers',
        'response_content_type',
        'response_body',
        'error',
        'address',
      ])
      .where('account_id', '=', accountId)
      .where('notification_id', '=', id)
      .orderBy('id')
      .execute();
    const read = attempts.map((attempt) => ({
      ...attempt,
      response_headers: JSON.parse(attempt.response_headers) as [string, string][],
    }));
    return { ...notification, attempts: read };
  },
};

const recoverMissed: Command = {
  name: 'notification recover',
  concernsSeveral: true,
  summary: 'Replays all failed notifications of a destination since a time, oldest first, and prints their number.',
  options: [
    accountOption,
    { name: 'destination', placeholder: 'ID', required: true, meaning: 'the destination, which must be active' },
    { name: 'since', placeholder: 'TIME', required: true, meaning: 'only events at this time or later' },
  ],
  examples: [
    'notification recover --destination ntfset_01jg8test00000000000000001 --since 2026-03-02',
    'notification recover --destination ntfset_01jg8test00000000000000001 --since 2026-03-02T09:30:00Z --json',
  ],
  notes: ['Skips notifications that were replayed before: after an interruption, the same command continues.'],
  async run(all, input, { say, signal }) {
    const { id: accountId, services } = await findAccount(all, input);
    const { id: settingId } = await findSetting(anyError, services.db, accountId, input.id('destination', 'ntfset_'));
    const missed = { accountId, settingId, since: input.time('since')! };
    return recover(anyError, services, missed, {
      onProgress: (replayed, of) => say(`${count(replayed)} of ${count(of)} replayed`),
      ...(signal !== undefined && { signal }),
    });
  },
};

function count(number: number): string {
  return number.toLocaleString('en');
}

export const notificationCommands: readonly Command[] = [list, show, recoverMissed];
