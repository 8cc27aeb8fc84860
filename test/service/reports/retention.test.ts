import { expect, test } from 'vitest';

import { deleteOldReports } from '../../../service/retention/delete-old-reports.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { generateDue, seedReport } from '../../support/report-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { newReportScene } from './report-scene.ts';

const DAY = 86_400_000;
const clock = new ManualClock();

eachService(
  'the retention of reports',
  (service) => {
    test('deletes reports from before a time with their files, and leaves later ones', async () => {
      const { services } = service();
      const { db } = services;
      const own = await newReportScene(service());
      await own.sale.discount();
      const old = await own.create({ type: 'discounts' });
      await generateDue(services);
      // More than one statement deletes.
      for (let number = 0; number < 60; number += 1) await seedReport(services, own.sale.accountId);
      clock.advance(DAY);
      const recent = await own.create({ type: 'discounts' });
      await generateDue(services);
      expect(await deleteOldReports(db, clock.now())).toBe(61);
      const { data } = await own.sale.client.reports.list();
      expect(data.map(({ id }) => id)).toEqual([recent.id]);
      const chunks = await db.selectFrom('report_chunks').select('report_id').execute();
      expect(chunks.map(({ report_id }) => report_id)).toContain(recent.id);
      expect(chunks.map(({ report_id }) => report_id)).not.toContain(old.id);
    });
  },
  { clock },
);
