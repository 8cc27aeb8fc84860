import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSpec } from '../../../generator/load/load-spec.ts';
import { compileServiceWith } from '../../support/compile-service.ts';
import { shortSample } from '../../support/short-sample.ts';
import { addMembers } from './added-members.ts';

const { document } = await loadSpec('spec/spec.yaml');
const allPlaces = addMembers(document, () => true).added.map(({ place }) => place);
const places = shortSample('places', allPlaces, 20);
const folder = mkdtempSync(join(tmpdir(), 'unread-members-'));
/** The places of which no error of the compiler names the added member. */
let unread: ReadonlySet<string> = new Set(places);
let others: readonly string[] = [];

/**
 * Compiles the service with all these members at once, and again with those that no error names while that
 * makes progress: the compiler reports one missing member of an object, and not the next.
 */
beforeAll(async () => {
  for (let before = Infinity; unread.size > 0 && unread.size < before;) {
    // An error about the first query parameter can name the same type as one about the first body, so the
    // query has to wait.
    const wanted = (place: string): boolean =>
      unread.has(place) && !(place.startsWith('the query') && unread.has(place.replace('the query of', 'a body for')));
    before = unread.size;
    const edited = addMembers(document, wanted);
    const errors = await compileServiceWith(mkdtempSync(join(folder, 'round-')), edited.document);
    const isNamedIn = (error: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(error);
    const left = edited.added.filter(({ name }) => !errors.some((error) => isNamedIn(error, name)));
    others = [...others, ...errors.filter((error) => !edited.added.some(({ name }) => isNamedIn(error, name)))];
    unread = new Set([...unread].filter((place) => !wanted(place) || left.some((one) => one.place === place)));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(places)('a member that %s gains does not compile until the service reads it', (place) => {
  expect(unread.has(place)).toBe(false);
});

test('members are added to queries, bodies and the objects in them', () => {
  expect(allPlaces).toEqual(
    expect.arrayContaining([
      'the query of events.list',
      'the query of customers.get',
      'a body for notifications.replay',
      'CustomerCreate',
      'BusinessContactCreate',
    ]),
  );
  expect(new Set(allPlaces).size).toBe(allPlaces.length);
});

test('the compiler reports no other errors', () => {
  expect(others).toEqual([]);
});
