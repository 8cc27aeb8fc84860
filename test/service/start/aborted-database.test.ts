import { randomBytes } from 'node:crypto';

import { beforeAll, describe, expect, test } from 'vitest';

import { blockLogGrowth } from '../storage/block-log-growth.ts';
import { prepare, withPlace } from './place.ts';

/** Nearly as much as is allowed. */
const DATA_BYTES = 16_000;

describe('a process whose embedded database aborts', () => {
  withPlace(undefined, (place) => {
    beforeAll(() => prepare(place()));

    test('responds with an unknown outcome, ends with exit code 1 and the remedy, and starts again with all acknowledged data', async () => {
      const service = await place().serve();
      const allowLogGrowth = await blockLogGrowth(place().directory);
      const made: string[] = [];
      let response: Response;
      for (;;) {
        // It can't be compressed, and the customer and its event both store it.
        const custom_data = { data: randomBytes(DATA_BYTES / 2).toString('hex') };
        response = await service.call('POST', '/customers', {
          json: { email: `customer${made.length}@customer.example`, custom_data },
        });
        if (response.status !== 201) break;
        made.push(((await response.json()) as { data: { id: string } }).data.id);
      }
      expect([500, 503]).toContain(response.status);
      expect(await response.text()).toMatch(/may or may not have been made|Nothing was changed/);
      const { code, err } = await service.ended;
      expect(code).toBe(1);
      expect(err).toContain(
        'the embedded database has aborted; ending with exit code 1. The most likely cause is a full disk',
      );
      expect(err).not.toContain('watchdog');

      await allowLogGrowth();
      const again = await place().serve();
      for (const id of made) expect((await again.call('GET', `/customers/${id}`)).status).toBe(200);
      again.kill('SIGTERM');
      expect(await again.ended).toMatchObject({ code: 0 });
    }, 120_000);
  });
});
