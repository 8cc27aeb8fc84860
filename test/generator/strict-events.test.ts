import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { StrictCheck } from '../../templates/server/runtime/strict-check.ts';
import { linkProjectPackages, packagesOf, writePackages } from '../support/packages.ts';

const folder = mkdtempSync(join(tmpdir(), 'strict-events-'));
let eventChecks: Readonly<Record<string, Readonly<Record<number, StrictCheck>>>>;
let eventSamples: Readonly<Record<string, Readonly<Record<number, { readonly data: object }>>>>;

beforeAll(async () => {
  linkProjectPackages(folder);
  const files = await packagesOf('test/golden/strict-events/spec.yaml', '@orchard');
  writePackages(join(folder, 'orchard'), files, '@orchard');
  const load = (module: string) => import(/* @vite-ignore */ join(folder, 'orchard/generated/server/src', module));
  ({ eventChecks } = await load('event-checks.ts'));
  ({ eventSamples } = await load('event-samples.ts'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const tree = { name: 'oak', kind: 'wood', grafts: [] };

/** The faults of an event about a tree with these members. */
async function faultsOf(more: object): Promise<string[]> {
  const faults = await eventChecks['tree.planted']![1]!({ id: 'evt_1', data: { ...tree, ...more } });
  return faults.map(({ field, message }) => `${field} ${message}`);
}

test('returns the first example by name as the sample, and none for an event without examples', async () => {
  expect(eventSamples).toEqual({ 'tree.planted': { 1: { id: 'evt_1', data: tree } } });
  expect(await faultsOf({})).toEqual([]);
});

test('reports a member that no schema lists, at every depth', async () => {
  const odd = { ...tree, colour: 'green' };
  expect(await faultsOf({ colour: 'green' })).toEqual(['data.colour is not a known field']);
  expect(await faultsOf({ grafts: [tree, { ...tree, grafts: [odd] }], parent: odd })).toEqual([
    'data.grafts[1].grafts[0].colour is not a known field',
    'data.parent.colour is not a known field',
  ]);
  expect(await faultsOf({ owner: { garden: { beds: [[{ soil: 'clay' }, { sand: 1 }]] } } })).toEqual([
    'data.owner.garden.beds[0][1].sand is not a known field',
  ]);
  expect(await faultsOf({ labels: { origin: { town: 'X' }, anything: 'goes' } })).toContain(
    'data.labels.origin.town is not a known field',
  );
});

test('accepts unlisted members where the document allows them', async () => {
  expect(await faultsOf({ notes: { any: { thing: [{ goes: 1 }] } }, parent: null, place: [1, 2] })).toEqual([]);
  expect(await eventChecks['tree.felled']![1]!({ any: ['thing'] })).toEqual([]);
});

test('reports each fault of the schema once, along with the unlisted members', async () => {
  expect(await faultsOf({ box: { depth: 1 } })).toEqual(['data.box.depth is not a known field']);
  expect(await faultsOf({ kind: 'metal', colour: 'green' })).toEqual([
    'data.kind must be one of: fruit, wood',
    'data.colour is not a known field',
  ]);
});

test('reports unlisted members named like those that every object inherits', async () => {
  expect(await faultsOf(JSON.parse('{ "__proto__": { "constructor": "x" } }') as object)).toEqual([]);
  expect(await faultsOf(JSON.parse('{ "__proto__": { "polluted": 1 }, "toString": 1 }') as object)).toEqual([
    'data.__proto__.polluted is not a known field',
    'data.toString is not a known field',
  ]);
});
