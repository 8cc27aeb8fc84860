import type { Kysely } from 'kysely';

import type { Claimed } from '../../../service/delivery/claim.ts';
import type { Finished } from '../../../service/delivery/finish.ts';
import { Finisher } from '../../../service/delivery/finisher.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import type { TestService } from '../../support/service.ts';
import { watchedDatabase } from '../../support/watched-database.ts';
import { destinationFixture } from './destination-fixture.ts';

/** Claimed notifications of one account per test, and finishers that record attempts at them. */
export function finisherFixture(service: () => TestService) {
  const fixture = destinationFixture(service);

  /** Claimed notifications of a new destination. */
  const claimed = async (count: number): Promise<readonly Claimed[]> => {
    const id = await fixture.setting();
    for (let made = 0; made < count; made += 1) await fixture.newCustomer();
    return fixture.take(id, count);
  };
  const accepted = (one: Claimed): Finished => fixture.came(one, 'accepted');
  const failed = (one: Claimed): Finished => fixture.came(one, 'failed', 3_600);
  const timedOut = (one: Claimed): Finished => {
    const finished = failed(one);
    return { ...finished, attempt: { ...finished.attempt, code: 0, error: 'timeout' } };
  };
  /** A finisher, and what it does. `onStatement` may throw to let a statement fail. */
  const finisher = (onStatement: (sql: string) => void = () => undefined) => {
    const { log, entries } = recordedLog();
    const seen = { batches: [] as (readonly Finished[])[], statements: 0, entries };
    const db: Kysely<Tables> = watchedDatabase(service().database.db, ({ sql }) => {
      seen.statements += 1;
      onStatement(sql);
    });
    const recorded = { next: (_batch: readonly Finished[]): void => undefined };
    const made = new Finisher(db, log, (batch) => {
      seen.batches.push(batch);
      recorded.next(batch);
    });
    return { finisher: made, seen, recorded };
  };
  const failingSince = async ({ notification_setting_id }: Claimed): Promise<string | null> => {
    const row = service().database.db.selectFrom('notification_settings').select('failing_since');
    return (await row.where('id', '=', notification_setting_id).executeTakeFirstOrThrow()).failing_since;
  };

  return { ...fixture, claimed, accepted, failed, timedOut, finisher, failingSince };
}
