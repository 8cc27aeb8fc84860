import { beforeAll, expect, test } from 'vitest';

import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { secretBox } from '../../../service/auth/secret-box.ts';
import { signedLink } from '../../../service/links/signed-link.ts';
import { REPORT_LINK } from '../../../service/reports/download-link.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { generateDue } from '../../support/report-fixtures.ts';
import { eachService } from '../../support/service.ts';
import { expectError } from '../http/expect-error.ts';
import { newReportScene, type ReportScene } from './report-scene.ts';

const MINUTE = 60_000;
const clock = new ManualClock();

eachService(
  'downloads of reports',
  (service) => {
    let scene: ReportScene;
    let ready: string;

    beforeAll(async () => {
      scene = await newReportScene(service());
      await scene.sale.discount({ description: 'Žluťoučký kůň' });
      ({ id: ready } = await scene.create({ type: 'discounts' }));
      await generateDue(service().services);
    });

    const passTime = () => runMaintenance(service().checkout.payments);
    const urlRequest = (id: string) => scene.sale.call('GET', `/reports/${id}/download-url`);

    test('the file is CSV in UTF-8 with its size, and a name with the type, the day and the id', async () => {
      const response = await scene.download(ready);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
      const day = (await scene.get(ready)).created_at.slice(0, 10);
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="discounts-${day}-${ready}.csv"`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      expect(bytes.subarray(0, 11).toString()).toBe('discount_id');
      expect(bytes.toString()).toContain('Žluťoučký kůň');
    });

    test('the address needs no API key, can be used again, and starts with that of the request', async () => {
      const url = await scene.urlOf(ready);
      expect(url).toMatch(new RegExp(`^${service().url}/downloads/report\\?token=v2\\.[0-9a-f]{8}\\.[\\w-]+$`));
      expect([(await fetch(url)).status, (await fetch(url)).status]).toEqual([200, 200]);
    });

    test('a HEAD request has the header fields of the file', async () => {
      const response = await fetch(await scene.urlOf(ready), { method: 'HEAD' });
      expect(response.status).toBe(200);
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(200);
    });

    test('an address is valid for three minutes', async () => {
      const url = await scene.urlOf(ready);
      clock.advance(3 * MINUTE - 1);
      expect((await fetch(url)).status).toBe(200);
      clock.advance(1);
      const late = await fetch(url);
      expect(late.status).toBe(403);
      expect(late.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await late.text()).toContain('GET /reports/{report_id}/download-url');
    });

    test('an address that was changed, or made by another service, is rejected', async () => {
      const { services, url: baseUrl } = service();
      const url = await scene.urlOf(ready);
      const target = { accountId: scene.sale.accountId, id: ready };
      const others = { ...services, secrets: secretBox(new Uint8Array(32).fill(7)) };
      const other = url.at(-9) === 'A' ? 'B' : 'A';
      const rejected = [
        `${url.slice(0, -9)}${other}${url.slice(-8)}`,
        url.slice(0, -1),
        `${baseUrl}/downloads/report`,
        `${baseUrl}/downloads/report?token=`,
        `${baseUrl}/downloads/report?token=${ready}`,
        `${baseUrl}/downloads/report?token=a&token=b`,
        `${baseUrl}/downloads/report?token=${'v1.'.padEnd(4_000, 'A')}`,
        signedLink(others, REPORT_LINK, baseUrl, target),
        // Of another kind of link.
        signedLink(services, { ...REPORT_LINK, path: '/downloads/other' }, baseUrl, target).replace('other', 'report'),
        // Of a report that another account has.
        signedLink(services, REPORT_LINK, baseUrl, { ...target, accountId: service().accountId }),
      ];
      const statuses = await Promise.all(rejected.map(async (address) => (await fetch(address)).status));
      expect(statuses).toEqual(rejected.map(() => 403));
      expect((await fetch(signedLink(services, REPORT_LINK, baseUrl, target))).status).toBe(200);
    });

    test('a report that is pending, failed or empty has no file', async () => {
      const own = await newReportScene(service());
      const { services } = service();
      const { id } = await own.create({ type: 'discounts' });
      const request = () => own.sale.call('GET', `/reports/${id}/download-url`);
      await expectError(await request(), 'report_not_ready');
      await generateDue(services);
      await expectError(await request(), 'report_empty');
      await services.db
        .updateTable('reports')
        .set({ status: 'failed' })
        .where('id', '=', id as 'rep_')
        .execute();
      await expectError(await request(), 'report_failed');
    });

    test('after 14 days a report is expired, with an event, and its file is deleted', async () => {
      const url = await scene.urlOf(ready);
      clock.advance(14 * 24 * 60 * MINUTE - 10 * MINUTE);
      await passTime();
      const inTime = await scene.urlOf(ready);
      expect((await fetch(inTime)).status).toBe(200);
      clock.advance(10 * MINUTE);
      expect(await scene.sale.emitted(() => passTime())).toEqual(['report.updated expired']);
      expect(await scene.get(ready)).toMatchObject({ status: 'expired', rows: 1 });
      await expectError(await urlRequest(ready), 'report_expired');
      expect([(await fetch(url)).status, (await fetch(inTime)).status]).toEqual([403, 403]);
      const { db } = service().services;
      const chunks = db
        .selectFrom('report_chunks')
        .select('number')
        .where('report_id', '=', ready as 'rep_');
      expect(await chunks.execute()).toEqual([]);
    });

    test('a report expires in the time of the test clock', async () => {
      const own = await newReportScene(service());
      await own.sale.discount();
      await own.sale.client.testClock.start({ body: { time: '2030-01-01T00:00:00Z' } });
      const { id } = await own.create({ type: 'discounts' });
      await generateDue(service().services);
      expect((await own.get(id)).expires_at).toBe('2030-01-15T00:00:00.000000Z');
      await own.sale.client.testClock.advance({ body: { time: '2030-02-01T00:00:00Z' } });
      await passTime();
      expect(await own.get(id)).toMatchObject({ status: 'expired', updated_at: '2030-01-15T00:00:00.000000Z' });
    });
  },
  { clock },
);
