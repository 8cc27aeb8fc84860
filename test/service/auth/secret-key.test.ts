import { randomBytes } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { secretBox } from '../../../service/auth/secret-box.ts';
import { endRotation, isRotated, openSecretBox, startRotation } from '../../../service/auth/secret-key.ts';
import { eachEngine } from '../../support/database.ts';

const [former, next] = [randomBytes(32), randomBytes(32)] as const;
const rotating = () => secretBox(next, { others: [former] });

eachEngine('the markers of the secret key', (database) => {
  beforeEach(async () => {
    await database().db.deleteFrom('service_facts').execute();
  });

  test('have names that earlier and later releases know', async () => {
    const { db } = database();
    await openSecretBox(db, [former]);
    await startRotation(db, rotating());
    const facts = await db.selectFrom('service_facts').select('name').orderBy('name').execute();
    expect(facts).toEqual([{ name: 'secret_key_check' }, { name: 'secret_key_check_new' }]);
  });

  test('let a later start encrypt like the first one', async () => {
    const { db } = database();
    for (const start of ['first', 'second']) {
      const { secrets, isRotating } = await openSecretBox(db, [former]);
      expect(secrets.isCurrent(secrets.seal('x', 'y')), start).toBe(true);
      expect(isRotating, start).toBe(false);
    }
  });

  test.each(['the marker', 'the second marker'])(
    'let each process start that has both keys, with %s first',
    async (first) => {
      const { db } = database();
      const steps = [() => openSecretBox(db, [former, next]), () => startRotation(db, rotating())];
      for (const step of first === 'the marker' ? steps : steps.toReversed()) await step();
      // Another process begins the same rotation.
      await startRotation(db, rotating());
      expect(await openSecretBox(db, [former, next])).toMatchObject({ isRotating: false });
      expect(await openSecretBox(db, [next, former])).toMatchObject({ isRotating: true });
      for (const key of [former, next])
        await expect(openSecretBox(db, [key])).rejects.toThrow('were encrypted with another key');
      expect(await isRotated(db, rotating())).toBe(false);
      await endRotation(db, rotating());
      expect(await isRotated(db, rotating())).toBe(true);
      expect(await openSecretBox(db, [next])).toMatchObject({ isRotating: false });
      await expect(openSecretBox(db, [former])).rejects.toThrow('were encrypted with another key');
    },
  );

  test('show a rotation that has begun, also with the present key', async () => {
    const { db } = database();
    await openSecretBox(db, [next]);
    expect(await isRotated(db, secretBox(next))).toBe(true);
    await startRotation(db, secretBox(former, { others: [next] }));
    expect(await isRotated(db, secretBox(next))).toBe(false);
    await startRotation(db, secretBox(next));
    expect(await isRotated(db, secretBox(next))).toBe(false);
  });
});
