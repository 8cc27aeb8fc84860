import { expect, test } from 'vitest';

import { newId } from '../../../service/ids/id.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { generateDue, reportRow } from '../../support/report-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { newReportScene } from './report-scene.ts';

const HOUR = 3_600_000;
const clock = new ManualClock();

eachService(
  'limits of reports',
  (service) => {
    test('an account generates one report at a time, and the error names it', async () => {
      const { sale, create } = await newReportScene(service());
      const pending = await create({ type: 'discounts' });
      const response = await sale.call('POST', '/reports', { json: { type: 'transactions' } });
      const { error } = await expectError(response, 'concurrent_report_generation_not_allowed');
      expect(error.detail).toContain(pending.id);
      await generateDue(service().services);
      expect(await create({ type: 'transactions' })).toMatchObject({ status: 'pending' });
    });

    test('of two requests at once, one creates a report', async () => {
      const { sale } = await newReportScene(service());
      const responses = await Promise.all(
        Array.from({ length: 4 }, () => sale.call('POST', '/reports', { json: { type: 'discounts' } })),
      );
      expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
    });

    test('an account creates 100 reports in 24 hours, and Retry-After says when it can create the next one', async () => {
      const { sale, create } = await newReportScene(service());
      const { services } = service();
      const rows = Array.from({ length: 100 }, () => reportRow(services, sale.accountId));
      await services.db.insertInto('reports').values(rows[0]!).execute();
      clock.advance(HOUR);
      const later = rows.slice(1).map((row) => ({ ...row, id: newId('rep_', clock) }));
      await services.db.insertInto('reports').values(later).execute();
      clock.advance(22 * HOUR);
      const response = await sale.call('POST', '/reports', { json: { type: 'discounts' } });
      await expectError(response, 'report_creation_limit_exceeded');
      expect(response.headers.get('retry-after')).toBe('3600');
      clock.advance(HOUR - 1_000);
      const stillTooMany = await sale.call('POST', '/reports', { json: { type: 'discounts' } });
      expect(stillTooMany.headers.get('retry-after')).toBe('1');
      clock.advance(1_001);
      expect(await create({ type: 'discounts' })).toMatchObject({ status: 'pending' });
    });

    test('a request that is repeated with its idempotency key gets the first report', async () => {
      const { sale } = await newReportScene(service());
      const request = { json: { type: 'discounts' }, headers: { 'idempotency-key': '"once"' } };
      const first = await sale.call('POST', '/reports', request);
      const second = await sale.call('POST', '/reports', request);
      expect([first.status, second.status]).toEqual([201, 201]);
      const [one, two] = [await first.json(), await second.json()] as { data: { id: string } }[];
      expect(two!.data.id).toBe(one!.data.id);
      const { data } = await sale.client.reports.list();
      expect(data).toHaveLength(1);
    });
  },
  { clock },
);
