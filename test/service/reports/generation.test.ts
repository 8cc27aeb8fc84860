import { beforeAll, expect, test } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import type { Id } from '../../../service/ids/id.ts';
import { type ClaimedReport, claimReport, LeaseLostError } from '../../../service/reports/generation/claim-report.ts';
import { finishReport } from '../../../service/reports/generation/finish-report.ts';
import { generateReports } from '../../../service/reports/generation/generate-reports.ts';
import { storeChunk } from '../../../service/reports/generation/store-chunk.ts';
import { generateDue } from '../../support/report-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { newReportScene, type ReportScene } from './report-scene.ts';

eachService('the generation of reports', (service) => {
  let scene: ReportScene;

  beforeAll(async () => {
    scene = await newReportScene(service());
    await scene.sale.discount();
  });

  const create = async (): Promise<Id<'rep_'>> => (await scene.create({ type: 'discounts' })).id as Id<'rep_'>;
  const makeDue = (id: string) =>
    service()
      .services.db.updateTable('reports')
      .set({ due_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', id as Id<'rep_'>)
      .execute();
  const claimed = async (): Promise<ClaimedReport> => {
    const report = await claimReport(service().services.db);
    expect(report).toBeDefined();
    return report!;
  };
  const chunksOf = async (id: string): Promise<number> => {
    const { services } = service();
    return (
      await services.db
        .selectFrom('report_chunks')
        .select('number')
        .where('report_id', '=', id as 'rep_')
        .execute()
    ).length;
  };

  test('a report is pending until it is ready, with its rows and 14 days to download it', async () => {
    const report = await scene.create({ type: 'discounts' });
    expect(report).toMatchObject({ status: 'pending', rows: null, expires_at: null, filters: [] });
    await generateDue(service().services);
    const ready = await scene.get(report.id);
    expect(ready).toMatchObject({ status: 'ready', rows: 1 });
    expect(Date.parse(ready.expires_at!) - Date.parse(ready.updated_at)).toBe(14 * 86_400_000);
  });

  test('each change of status has an event with the report', async () => {
    const emitted = await scene.sale.emitted(async () => {
      await create();
      await generateDue(service().services);
    });
    expect(emitted).toEqual(['report.created pending', 'report.updated ready']);
  });

  test('a report that a killed process was generating begins anew when the lease ends, and has each row once', async () => {
    const id = await create();
    const dead = await claimed();
    await storeChunk(service().services.db, dead, 'left behind', 7);
    // Until then, no other worker generates it.
    await generateDue(service().services);
    expect(await scene.get(id)).toMatchObject({ status: 'pending' });
    await makeDue(id);
    await generateDue(service().services);
    expect(await scene.get(id)).toMatchObject({ status: 'ready', rows: 1 });
    const text = await (await scene.download(id)).text();
    expect(text).not.toContain('left behind');
    expect(text.split('\r\n')).toHaveLength(3);
  });

  test('a process that has lost its lease stores and finishes nothing', async () => {
    const id = await create();
    const slow = await claimed();
    await makeDue(id);
    const other = await claimed();
    const { services } = service();
    await expect(storeChunk(services.db, slow, 'too late', 1)).rejects.toThrow(LeaseLostError);
    await expect(finishReport(services, slow, 'ready')).rejects.toThrow(LeaseLostError);
    expect(await chunksOf(id)).toBe(0);
    expect(await scene.get(id)).toMatchObject({ status: 'pending' });
    await finishReport(services, other, 'failed');
  });

  test('two workers at once generate a report once', async () => {
    const id = await create();
    const { services } = service();
    const emitted = await scene.sale.emitted(() =>
      Promise.all([generateReports(services, silentLog), generateReports(services, silentLog)]),
    );
    expect(emitted).toEqual(['report.updated ready']);
    expect(await chunksOf(id)).toBe(1);
  });

  test('a worker that is stopped returns the report without using up a try', async () => {
    const id = await create();
    const { services } = service();
    const over = new AbortController();
    const db = services.db.withPlugin({
      transformQuery: ({ node }) => node,
      // The first result is that of the claim.
      async transformResult({ result }) {
        over.abort();
        return result;
      },
    });
    await generateReports({ ...services, db }, silentLog, over.signal);
    const row = await services.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'pending', lease: null, tries: 0 });
    await generateDue(services);
    expect(await scene.get(id)).toMatchObject({ status: 'ready' });
  });

  test('a report that fails is tried five times, then it is failed, with an event and without a file', async () => {
    const id = await create();
    const { services } = service();
    await services.db.updateTable('reports').set({ type: 'unknown' }).where('id', '=', id).execute();
    const errors: unknown[] = [];
    const log = { ...silentLog, error: (...text: unknown[]) => errors.push(text) };
    for (let tries = 1; tries < 5; tries += 1) {
      await makeDue(id);
      await generateReports(services, log);
      const row = await services.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      expect(row).toMatchObject({ status: 'pending', lease: null, tries });
      expect(row.due_at! > new Date().toISOString()).toBe(true);
    }
    const emitted = await scene.sale.emitted(async () => {
      await makeDue(id);
      await generateReports(services, log);
    });
    expect(emitted).toEqual(['report.updated failed']);
    expect(errors).toHaveLength(5);
    expect(await chunksOf(id)).toBe(0);
    expect(
      await service().services.db.selectFrom('reports').select('due_at').where('id', '=', id).executeTakeFirst(),
    ).toEqual({
      due_at: null,
    });
  });

  test('a report whose workers end without an error is failed after five of them', async () => {
    const id = await create();
    for (let tries = 1; tries <= 5; tries += 1) {
      await makeDue(id);
      expect((await claimed()).tries).toBe(tries);
    }
    await makeDue(id);
    await generateDue(service().services);
    expect(await scene.get(id)).toMatchObject({ status: 'failed', rows: null, expires_at: null });
  });

  test('the oldest report is generated first, whatever its account', async () => {
    const other = await newReportScene(service());
    const first = await other.create({ type: 'discounts' });
    const second = await create();
    expect((await claimed()).id).toBe(first.id);
    await makeDue(second);
    await makeDue(first.id);
    await generateDue(service().services);
    expect(await other.get(first.id)).toMatchObject({ status: 'ready', rows: 0 });
  });
});
