import type { PlantedBug } from './planted-bug.ts';

const CLAIM = 'service/delivery/claim.ts';
const DISPATCHER = 'service/delivery/dispatcher.ts';
const FINISH = 'service/delivery/finish.ts';

/** Mistakes in `service/delivery` and `service/events`. */
export const deliveryBugs: readonly PlantedBug[] = [
  {
    name: 'lost-wake-up',
    mistake: 'a sweep does not see the destinations of dead processes',
    patches: [{ file: DISPATCHER, replace: '    this.#enqueue(found, () => 0);\n', by: '' }],
  },
  {
    name: 'lost-signal',
    mistake: 'a notice wakes a worker for the first of its destinations only',
    patches: [
      {
        file: 'service/delivery/due-notifier.ts',
        replace: "dispatcher.notifyDue(text.split('\\n').map(destinationOf))",
        by: "dispatcher.notifyDue(text.split('\\n').slice(0, 1).map(destinationOf))",
      },
    ],
  },
  {
    name: 'double-lease',
    mistake: 'a claim takes notifications that another process has leased',
    patches: [{ file: CLAIM, replace: 'q.due_at <= clock_timestamp() and not q.ended', by: 'not q.ended' }],
  },
  {
    name: 'lease-end',
    mistake: 'a lease ends when the timeout of the attempt ends, and not after it',
    patches: [
      { file: CLAIM, replace: 'else ${leaseSeconds.url}::float8 end', by: 'else ${leaseSeconds.url}::float8 - 10 end' },
    ],
  },
  {
    name: 'one-second-early',
    mistake: 'a claim takes rows that fall due within a second',
    patches: [
      {
        file: CLAIM,
        replace: 'q.due_at <= clock_timestamp() and not q.ended',
        by: "q.due_at <= clock_timestamp() + interval '1 second' and not q.ended",
      },
    ],
  },
  {
    name: 'unfenced-result',
    mistake: 'a result is recorded although another process has leased the notification since',
    patches: [
      {
        file: FINISH,
        replace: 'on q.notification_id = r.notification_id and q.lease = r.lease',
        by: 'on q.notification_id = r.notification_id',
      },
    ],
  },
  {
    name: 'uncounted-attempt',
    mistake: 'the number of attempts is not stored after a retry',
    patches: [
      {
        file: FINISH,
        replace: 'times_attempted = n.times_attempted + 1',
        by: 'times_attempted = greatest(n.times_attempted, 1)',
      },
    ],
  },
  {
    name: 'deleted-before-stored',
    mistake: 'the due row is deleted before the last result is stored',
    patches: [
      {
        file: FINISH,
        replace: '  const { first, last } = rangeOf(finished.map(({ claimed }) => claimed.notification_id));',
        by: `  const { first, last } = rangeOf(finished.map(({ claimed }) => claimed.notification_id));
  const ended = finished.flatMap(({ claimed, retryIn }) => (retryIn === undefined ? [claimed.notification_id] : []));
  if (ended.length > 0) await sql\`delete from delivery_due where notification_id = any(\${ended}::text[])\`.execute(db);`,
      },
      { file: FINISH, replace: '      join delivery_due q on', by: '      left join delivery_due q on' },
      {
        file: FINISH,
        replace: '      order by r.notification_id\n      for update of q',
        by: '      order by r.notification_id',
      },
    ],
  },
  {
    name: 'forgotten-release',
    mistake: 'releasing the leases of a dead process removes their due rows',
    patches: [
      {
        file: 'service/delivery/release.ts',
        replace: 'update delivery_due q set lease = null, due_at = ${FIRST_OF_DESTINATION}\n    from released r where',
        by: 'delete from delivery_due q using released r where',
      },
    ],
  },
  {
    name: 'event-outside',
    mistake: 'the event of a new customer is published after the transaction that creates the customer',
    patches: [
      {
        file: 'service/customers/create-customer.ts',
        replace: `  await publish(
    trx,
    { clock, notifyDue },
    { accountId, type: eventOfNew('customer', origin), data: customer, occurredAt: now },
  );`,
        by: `  const { db } = arguments[2] as never as { db: import('kysely').Kysely<Tables> };
  setTimeout(() => db.transaction().execute((own) => publish(own, { clock, notifyDue },
    { accountId, type: eventOfNew('customer', origin), data: customer, occurredAt: now })), 50);`,
      },
    ],
  },
];
