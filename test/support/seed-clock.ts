import type { Services } from '../../service/services.ts';

/** Starts the test clock of an account before all times that a request can have. */
export async function seedClock({ db }: Pick<Services, 'db'>, accountId: string): Promise<void> {
  const start = { test_clock_time: '1969-07-20T00:00:00.000000Z' };
  await db.updateTable('accounts').set(start).where('id', '=', accountId).execute();
}
