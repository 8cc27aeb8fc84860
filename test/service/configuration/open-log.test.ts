import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createLog } from '../../../service/configuration/open-log.ts';
import { eachEngine } from '../../support/database.ts';

const SECRET = 'body-of-a-receiver';

eachEngine('the log', (database) => {
  /** What the engine throws when a statement with the secret as its parameter fails. */
  const failure = async (): Promise<Error> => {
    const insert = sql`insert into accounts (id, name, created_at, updated_at) values ('log', ${SECRET}, now(), ${'never'}::timestamptz)`;
    return insert.execute(database().db).then(
      () => new Error('The statement did not fail.'),
      (error: unknown) => error as Error,
    );
  };

  test.each([
    ['as err', (error: Error) => ({ err: error })],
    ['as error', (error: Error) => ({ error })],
    ['under any other name', (error: Error) => ({ reason: error })],
    ['as the cause of another', (error: Error) => ({ err: new Error('outer', { cause: error }) })],
    ['as one of several', (error: Error) => ({ err: new AggregateError([error], 'several') })],
    ['by itself', (error: Error) => error],
  ])('logs why a statement failed without its values, %s', async (_, fields) => {
    const lines: string[] = [];
    const log = createLog({}, { write: (line) => void lines.push(line) });
    log.error(fields(await failure()), 'failed');
    log.child({ request_id: '1' }).warn(fields(await failure()), 'failed again');
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line).toContain('invalid input syntax for type timestamp with time zone');
      expect(line).toContain('"code":"22007"');
      expect(line).toContain('"stack":"');
      expect(line).not.toContain(SECRET);
      expect(line).not.toContain('insert into');
    }
  });

  test('cuts messages that quote a long value', async () => {
    const lines: string[] = [];
    const log = createLog({}, { write: (line) => void lines.push(line) });
    const failing = sql`select ${'x'.repeat(100_000)}::text::integer`;
    log.error({ err: await failing.execute(database().db).catch((error: unknown) => error) }, 'failed');
    expect(lines[0]).toContain('invalid input syntax for type integer');
    expect(lines[0]!.length).toBeLessThan(8_000);
  });
});
