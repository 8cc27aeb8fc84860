import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { prepare, withPlace } from './place.ts';

describe('an embedded database whose recovery after a kill fails', () => {
  withPlace(undefined, (place) => {
    beforeAll(() => prepare(place()));

    test('ends the start with exit code 1 instead of leaving a process that neither serves nor ends', async () => {
      const service = await place().serve();
      const customer = await service.call('POST', '/customers', { json: { email: 'customer@customer.example' } });
      expect(customer.status).toBe(201);
      service.kill('SIGKILL');
      await service.ended;
      // Recovery writes it, for every transaction that was committed.
      const statuses = join(place().directory, 'postgres', 'pg_xact', '0000');
      await rename(statuses, `${statuses}-away`);
      await mkdir(statuses);
      const { code, err } = await place().start('--port', '0').ended;
      expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('does not open') });

      await rm(statuses, { recursive: true });
      await rename(`${statuses}-away`, statuses);
      const again = await place().serve();
      expect((await again.call('GET', '/customers')).status).toBe(200);
    }, 120_000);
  });
});
