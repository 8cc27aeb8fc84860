import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { AccountServices } from '../services.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { AccountTable, Tables } from '../storage/tables.ts';
import type { DueCode, DueKind } from './due-kind.ts';

/** Rows of a table that fall due. */
interface DueRows<Table extends AccountTable> {
  readonly table: Table;
  /** Those that can fall due; in SQL, in terms of the table's columns. */
  readonly where: RawBuilder<unknown>;
  /** When a row falls due, in SQL. Null: never. */
  readonly at: RawBuilder<unknown>;
  /** Lets it happen, once: afterwards the row is not due any more. */
  pass(
    newError: NewError<DueCode>,
    trx: Transaction<Tables>,
    services: AccountServices,
    row: Selectable<Tables[Table]>,
  ): Promise<void>;
  /**
   * Whether `pass` locks the row itself, because other rows must be locked first. Then another request may
   * have changed it before.
   */
  readonly isLockedByPass?: boolean;
  readonly underWay?: DueKind['underWay'];
}

/** The kind of these rows: in the order of their times, and of their ids at the same time. */
export function dueRows<Table extends AccountTable>({
  table,
  where,
  at,
  pass,
  isLockedByPass = false,
  underWay,
}: DueRows<Table>): DueKind {
  const from = sql.table(table);
  const lock = isLockedByPass ? sql`` : sql`for update`;
  return {
    async find(trx, accountId, until) {
      const { rows } = await sql<{ falls_due_at: Timestamp }>`
        select *, ${at} as falls_due_at from ${from}
        where account_id = ${accountId} and ${where} and ${at} <= ${until}
        order by falls_due_at, id limit 1 ${lock}`.execute(trx);
      if (rows[0] === undefined) return undefined;
      const { falls_due_at, ...row } = rows[0];
      return {
        at: falls_due_at,
        pass: (newError, own, services) => pass(newError, own, services, row as unknown as Selectable<Tables[Table]>),
      };
    },
    accounts(now) {
      return sql`
        select due.account_id
        from (select account_id, ${at} as falls_due_at from ${from} where ${where}) due
        join accounts on accounts.id = due.account_id
        where due.falls_due_at <= coalesce(accounts.test_clock_time, ${now}::timestamptz)`;
    },
    first(accountId) {
      return sql`(select min(${at}) from ${from} where account_id = ${accountId} and ${where})`;
    },
    ...(underWay !== undefined && { underWay }),
  };
}
