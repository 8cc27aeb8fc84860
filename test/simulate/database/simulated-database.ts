import { PGlite } from '@electric-sql/pglite';
import type { CompiledQuery, QueryResult } from 'kysely';

import { prepareConnection } from '../../../service/storage/engine.ts';
import { columnParsers } from '../../../service/storage/column-types.ts';
import { TEMPLATE_SCHEMA } from '../../support/database-template.ts';
import { Notices } from '../world/notices.ts';
import { currentProcess, type SimulatedProcess } from '../world/process.ts';
import type { StatementFault } from '../world/weather.ts';
import type { World } from '../world/world.ts';
import { SimulatedFault } from './simulated-fault.ts';

/** Statements whose result depends on the time of the database. */
const READS_TIME = /clock_timestamp|leased_count|delivery_due/;
/** Longer than a lease and a timeout. */
const SLOW_MS = [6_000, 40_000] as const;
const LONG_WAIT_MS = 1_000;

/** A connection of a simulated process. */
export interface Connection {
  readonly process: SimulatedProcess;
  /** Every statement fails from now on; the pool replaces it. */
  isLost: boolean;
}

/**
 * One real database (PGlite) that all simulated processes share. Its clock is the simulated one. Each
 * statement takes simulated time, can fail in every way that a statement over a network can, and waits while
 * another process has a transaction open: transactions run one after the other, in an order that comes from
 * the seed.
 */
export class SimulatedDatabase {
  readonly notices: Notices;
  readonly #world: World;
  readonly #pglite: PGlite;
  #holder: Connection | undefined;
  readonly #waiting: { readonly connection: Connection; readonly run: () => Promise<void>; readonly since: number }[] =
    [];
  #setTo = -1;

  private constructor(world: World, pglite: PGlite) {
    this.#world = world;
    this.#pglite = pglite;
    this.notices = new Notices(world, async (text, values) => (await this.#send(text, values)).rows);
  }

  static async open(world: World, template: Blob): Promise<SimulatedDatabase> {
    const pglite = await PGlite.create({ loadDataDir: template, parsers: columnParsers });
    const send = (text: string, values: readonly unknown[] = []) => pglite.query(text, [...values]);
    await prepareConnection(send, TEMPLATE_SCHEMA);
    // Found before the function of the same name in `pg_catalog`, which is named last for that.
    await send(`create function clock_timestamp() returns timestamptz language sql stable as
      'select current_setting(''simulation.now'')::timestamptz'`);
    await send(`select set_config('search_path', '"${TEMPLATE_SCHEMA}", pg_catalog', false)`);
    await send('alter table delivery_due alter column due_at set default clock_timestamp()');
    return new SimulatedDatabase(world, pglite);
  }

  /** Reads for a check: takes no simulated time, and sees what is committed or about to be. */
  async read<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return (await this.#send(text, values)).rows as Row[];
  }

  get isInTransaction(): boolean {
    return this.#holder !== undefined;
  }

  async close(): Promise<void> {
    await this.#pglite.close();
  }

  /** A statement of a process, `begin`, `commit` and `rollback` included. */
  execute<Row>(connection: Connection, { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>) {
    const { scheduler, weather, random } = this.#world;
    const fault = sql === 'rollback' ? undefined : weather.statementFault();
    const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>();
    const run = async (): Promise<void> => {
      if (this.#holder !== undefined && this.#holder !== connection) {
        this.#waiting.push({ connection, run, since: this.#world.now });
        return;
      }
      const end = await this.#run<Row>(connection, sql, parameters, fault);
      if (end === undefined) return;
      const latency = fault === 'slow after' ? random.between(...SLOW_MS) : random.magnitude(0.05, 5);
      scheduler.after(latency, 'call', fault ?? 'acknowledged', () => {
        if (fault?.startsWith('slow') === true) this.#world.disturb(connection.process);
        if ('error' in end) reject(end.error);
        else resolve(end);
      });
    };
    const latency = fault === 'slow before' ? random.between(...SLOW_MS) : random.magnitude(0.05, 5);
    if (fault?.startsWith('slow') === true) this.#world.disturb(connection.process);
    scheduler.after(latency, 'call', 'statement', run);
    return promise;
  }

  /** Loses a connection: its open transaction is rolled back. */
  async abandon(connection: Connection): Promise<void> {
    connection.isLost = true;
    if (this.#holder === connection) await this.#release('rollback');
  }

  async #run<Row>(
    connection: Connection,
    sql: string,
    parameters: readonly unknown[],
    fault: StatementFault | undefined,
  ): Promise<QueryResult<Row> | { readonly error: unknown } | undefined> {
    const world = this.#world;
    if (connection.isLost) {
      return sql === 'rollback' ? { rows: [] } : { error: new SimulatedFault('connection lost') };
    }
    if (fault !== undefined && !fault.startsWith('slow')) {
      world.count(`statement ${fault}`);
      world.disturb(connection.process);
    }
    if (fault === 'crash before') return this.#crash(connection);
    if (fault === 'lost before' || fault === 'rejected') return this.#fail(connection, fault);
    let result: QueryResult<Row>;
    try {
      result = await this.#apply(connection, sql, parameters);
    } catch (error) {
      return { error };
    }
    if (fault === 'crash after') return this.#crash(connection);
    return fault === 'lost after' ? this.#fail(connection, fault) : result;
  }

  async #apply<Row>(connection: Connection, sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    switch (sql) {
      case 'begin':
        await this.#send(sql);
        this.#holder = connection;
        return { rows: [] };
      case 'commit':
      case 'rollback':
        if (this.#holder === connection) await this.#release(sql);
        return { rows: [] };
    }
    if (sql.startsWith('select pg_notify(')) {
      this.notices.publish(String(parameters[0]), String(parameters[1]));
      return { rows: [] };
    }
    const { rows, affectedRows } = await this.#send(sql, parameters);
    this.#world.trace.add(this.#world.now, connection.process.name, `${sql} ${shown(parameters)} ${shown(rows)}`);
    return { rows: rows as Row[], numAffectedRows: BigInt(affectedRows ?? 0) };
  }

  async #fail(connection: Connection, fault: StatementFault) {
    await this.abandon(connection);
    return { error: new SimulatedFault(fault) };
  }

  async #crash({ process }: Connection): Promise<undefined> {
    await process.end(this.#world.now);
    return undefined;
  }

  async #release(sql: 'commit' | 'rollback'): Promise<void> {
    this.#holder = undefined;
    await this.#send(sql);
    const { scheduler, random } = this.#world;
    // Whichever comes first goes on.
    for (const { connection, run, since } of this.#waiting.splice(0)) {
      // Another process has held the only transaction for long: for this one, that is a slow statement.
      if (this.#world.now - since > LONG_WAIT_MS) this.#world.disturb(connection.process);
      scheduler.after(random.next(), 'call', 'lock', run, connection.process);
    }
  }

  async #send(text: string, values: readonly unknown[] = []) {
    const { time } = this.#world;
    if (time !== this.#setTo && READS_TIME.test(text)) {
      this.#setTo = time;
      await this.#pglite.query(`select set_config('simulation.now', $1, false)`, [timeText(time)]);
    }
    this.#world.count('statements');
    return this.#pglite.query<object>(text, [...values]);
  }
}

/** With microseconds. */
function timeText(time: number): string {
  const whole = Math.floor(time);
  const micros = Math.floor((time - whole) * 1_000);
  return `${new Date(whole).toISOString().slice(0, -1)}${String(micros).padStart(3, '0')}Z`;
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
}

/** A connection of the current process. */
export function newConnection(database: SimulatedDatabase): Connection {
  const process = currentProcess();
  if (process === undefined) throw new Error('Only a simulated process can connect to the database.');
  const connection: Connection = { process, isLost: false };
  process.onEnd(() => database.abandon(connection));
  return connection;
}
