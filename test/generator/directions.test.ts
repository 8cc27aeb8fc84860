import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type RunningPackages, runPackages } from './running-packages.ts';

let packages: RunningPackages;
beforeAll(async () => {
  packages = await runPackages('read-only-and-write-only');
}, 60_000);
afterAll(() => packages.close());

const keeper = { name: 'Kim', password: 'secret' };

/** What the handler receives. */
async function received(body: object): Promise<unknown> {
  return (await packages.client['pets']!['create']!({ body })).body;
}

describe('a request', () => {
  test('is accepted by client and server without its required read-only members', async () => {
    const body = { name: 'Rex', keeper, size: 'big', puppies: [{ name: 'Pip', keeper }] };
    expect(await received(body)).toEqual(body);
  });

  test('is rejected without its required write-only members', async () => {
    await expect(received({ name: 'Rex', keeper: { name: 'Kim' } })).rejects.toMatchObject({
      name: 'InvalidRequestError',
      faults: [{ field: 'keeper.password', rule: 'required' }],
    });
  });

  test('may have the read-only members that a response had, also in an object that allows no others', async () => {
    const body = { id: 'p1', name: 'Rex', keeper: { ...keeper, id: 'k1' }, size: 'big', state: 'sold' };
    expect(await received(body)).toEqual(body);
  });

  test('is rejected where a read-only member has a value that the API never returns', async () => {
    await expect(received({ id: 'p', name: 'Rex', keeper })).rejects.toMatchObject({
      faults: [{ field: 'id', rule: 'minLength' }],
    });
  });

  test('has no defaults of read-only members when it reaches the handler', async () => {
    expect(await received({ name: 'Rex', keeper })).toEqual({ name: 'Rex', keeper, size: 'small' });
  });

  test.each([
    [{ kind: 'Ball', radius: 'x' }, 'toy.radius type'],
    [{ kind: 'Rope', length: 'x' }, 'toy.length type'],
    [{ kind: 'BallInput' }, 'toy.kind enum'],
  ])('with the union member %j is validated by the tags of the document', async (toy, fault) => {
    const [field, rule] = fault.split(' ');
    await expect(received({ name: 'Rex', keeper, toy })).rejects.toMatchObject({ faults: [{ field, rule }] });
  });
});
