import { beforeAll, describe, expect, test } from 'vitest';

import { prepare, withPlace } from './place.ts';

describe('a process whose event loop is blocked', () => {
  withPlace(undefined, (place) => {
    beforeAll(() => prepare(place()));

    test('is ended by its watchdog with the reason, and starts again with all acknowledged data', async () => {
      const planted = `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { for (;;); })`)}`;
      const service = await place().serveWith({ NODE_OPTIONS: `--import=${planted}`, BILLING_STALL_LIMIT: '2' });
      const made = await service.call('POST', '/products', { json: { name: 'Kept', tax_category: 'standard' } });
      expect(made.status).toBe(201);
      const { data } = (await made.json()) as { data: { id: string } };
      service.kill('SIGUSR2');
      // Which it does not hear any more.
      service.kill('SIGTERM');
      const { code, err } = await service.ended;
      // A signal ended it, which a shell reports as 137.
      expect(code).toBeNull();
      expect(err).toContain('event loop blocked for 2 s; the watchdog ends the process');
      const again = await place().serve();
      expect((await again.call('GET', `/products/${data.id}`)).status).toBe(200);
      again.kill('SIGTERM');
      expect(await again.ended).toMatchObject({ code: 0 });
    });

    test('is not ended by its watchdog after everything is closed', async () => {
      const slow = `process.on('exit', () => { for (const end = Date.now() + 5000; Date.now() < end;); })`;
      const planted = `data:text/javascript,${encodeURIComponent(slow)}`;
      const service = await place().serveWith({ NODE_OPTIONS: `--import=${planted}`, BILLING_STALL_LIMIT: '2' });
      service.kill('SIGTERM');
      expect(await service.ended).toMatchObject({ code: 0, err: expect.not.stringContaining('watchdog') as string });
    });
  });
});
