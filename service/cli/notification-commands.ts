import type { Notification, NotificationLog, NotificationsListQuery } from '@billing/types';

import { clockTime } from '../terminal/clock-time.ts';
import type { Paint } from '../command-line/paint.ts';
import { defined, type Input } from '../terminal/input.ts';
import { resultText } from '../terminal/result-text.ts';
import { table } from '../terminal/table.ts';
import { UsageError } from '../terminal/usage-error.ts';
import type { Call, Command } from './command.ts';
import { type Replayed, replayFailed } from './replay-failed.ts';

const STATUSES = ['not_attempted', 'needs_retry', 'delivered', 'failed'] as const;
const DEFAULT_LIMIT = 20;
const EXAMPLE_ID = 'ntf_01jg8test00000000000000002';
const EXAMPLE_DESTINATION = 'ntfset_01jg8test00000000000000001';

const list: Command = {
  name: 'notifications list',
  summary: 'Lists notifications, sent and pending, newest first.',
  options: [
    { name: 'destination', placeholder: 'ID', meaning: 'only to this destination' },
    { name: 'status', placeholder: 'STATUS', meaning: `only with this status: ${STATUSES.join(', ')}` },
    {
      name: 'about',
      placeholder: 'ID',
      meaning: 'only with this transaction, customer or subscription in the payload',
    },
    { name: 'search', placeholder: 'TEXT', meaning: 'only with this text in the id or event type' },
    { name: 'since', placeholder: 'TIME', meaning: 'only events at this time or later' },
    { name: 'until', placeholder: 'TIME', meaning: 'only events before this time' },
    { name: 'limit', placeholder: 'N', meaning: `maximum number (default ${DEFAULT_LIMIT})` },
  ],
  examples: [
    'notifications list',
    `notifications list --destination ${EXAMPLE_DESTINATION} --status failed --since 2026-03-02T00:00:00Z`,
    'notifications list --search customer. --limit 500 --json',
  ],
  async run({ client, print, screen }, input) {
    const limit = input.integer('limit') ?? DEFAULT_LIMIT;
    const query = { ...queryOf(input), per_page: Math.min(Math.max(limit, 1), 200) };
    const headers = { 'skip-count': 'true' };
    const found: Notification[] = [];
    for await (const one of client.notifications.list({ query, headers })) {
      if (found.length >= limit) break;
      found.push(one);
    }
    const rows = found.map((one) => [
      one.occurred_at.slice(0, 19).replace('T', ' '),
      one.id,
      statusText(one.status, screen.paint),
      `${one.times_attempted} tried`,
      one.type,
      one.notification_setting_id,
    ]);
    print(found, rows.length === 0 ? 'There are no notifications.\n' : table(rows));
  },
};

function queryOf(input: Input): NotificationsListQuery {
  const destination = input.optionalId('destination', 'ntfset_');
  const status = input.optional('status');
  return defined({
    notification_setting_id: destination === undefined ? undefined : [destination],
    status: status === undefined ? undefined : [input.choice('--status', status, STATUSES)],
    filter: input.optional('about'),
    search: input.optional('search'),
    from: input.time('since'),
    to: input.time('until'),
  });
}

function statusText(status: string, paint: Paint): string {
  const colors = { delivered: 'green', failed: 'red', needs_retry: 'yellow' } as const;
  return Object.hasOwn(colors, status) ? paint(colors[status as keyof typeof colors], status) : status;
}

const show: Command = {
  name: 'notifications show',
  summary: 'Shows a notification with its payload, and all delivery attempts with their responses.',
  positionals: ['<id>'],
  options: [],
  examples: [`notifications show ${EXAMPLE_ID}`],
  async run({ client, print }, input) {
    const path = { notification_id: input.positionalId(0, 'ntf_') };
    const { data: notification } = await client.notifications.get({ path });
    const attempts = await Array.fromAsync(
      client.notifications.listLogs({ path, query: { order_by: 'id[ASC]', per_page: 200 } }),
    );
    print({ ...notification, attempts }, notificationText(notification, attempts));
  },
};

function notificationText({ payload, ...rest }: Notification, attempts: readonly NotificationLog[]): string {
  const rows = attempts.map(({ attempted_at, response_code, response_body }) => [
    clockTime(attempted_at),
    response_code === 0 ? 'no response' : `${response_code}`,
    response_body.replace(/\s+/g, ' ').slice(0, 100),
  ]);
  return [resultText(rest), `${JSON.stringify(payload, null, 2)}\n`, ...(rows.length === 0 ? [] : [table(rows)])].join(
    '\n',
  );
}

const replay: Command = {
  name: 'notifications replay',
  summary: 'Sends a notification again, or all failed ones of a destination.',
  positionals: ['[id]'],
  options: [
    { name: 'failed', meaning: 'all that failed and were not replayed, oldest first' },
    { name: 'destination', placeholder: 'ID', meaning: 'with --failed: to this destination' },
    { name: 'since', placeholder: 'TIME', meaning: 'with --failed: only events at this time or later' },
  ],
  examples: [
    `notifications replay ${EXAMPLE_ID}`,
    `notifications replay --failed --destination ${EXAMPLE_DESTINATION} --since 2026-03-02T00:00:00Z`,
  ],
  notes: [
    'With --failed it runs as fast as the rate limit allows. After an interruption, the same command continues. For',
    'thousands, the operator of the service has a faster command: npm run operator -- notification recover --help',
  ],
  async run(call, input) {
    if (!input.flag('failed')) return replayOne(call, input);
    if (input.positional(0) !== '') throw new UsageError('Set an id, or --failed with --destination.');
    let counts: Replayed | undefined;
    try {
      await replayFailed(call, input.id('destination', 'ntfset_'), input.time('since'), (soFar) => (counts = soFar));
    } finally {
      if (counts !== undefined) call.print(counts, countsText(counts));
    }
  },
};

async function replayOne({ client, print }: Call, input: Input): Promise<void> {
  if (input.optional('destination') !== undefined || input.optional('since') !== undefined)
    throw new UsageError('--destination and --since require --failed.');
  const id = input.positionalId(0, 'ntf_');
  const { data } = await client.notifications.replay({ path: { notification_id: id } });
  print(data, `${id} will be sent again, as ${data.notification_id}.\n`);
}

function countsText({ found, replayed, refused, left }: Replayed): string {
  if (found === 0) return 'There are no failed notifications to replay.\n';
  const others = [
    ...(refused === 0 ? [] : [`${refused} can no longer be replayed`]),
    ...(left === 0 ? [] : [`${left} remaining: run the command again to continue`]),
  ];
  return `${[`Replayed ${replayed} of ${found}`, ...others].join('; ')}.\n`;
}

export const notificationCommands: readonly Command[] = [list, show, replay];
