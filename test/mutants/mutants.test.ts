import { expect, test } from 'vitest';

import { loadSpec } from '../../generator/load/load-spec.ts';
import { StubServer } from '../derived/checks/stub-server.ts';
import { mutantsOf, sampleOf } from './mutants.ts';
import { Scorer } from './score.ts';

/**
 * A sample of `npm run bench -- mutants`: a changed constraint changes artifacts and fails a derived case.
 */

const OF_EACH_KIND = 4;

test('every sampled mutant of the document changes the artifacts, and derived cases fail on stale ones', async () => {
  const spec = await loadSpec('spec/spec.yaml');
  await using server = await StubServer.start();
  const scorer = new Scorer(spec, server);
  const mutants = mutantsOf(spec).filter(({ equivalence }) => equivalence === undefined);
  const sample = sampleOf(mutants, OF_EACH_KIND, 7);
  const scores = [];
  for (const mutant of sample) scores.push(await scorer.score(mutant));
  const lost = scores.filter(({ same, killedBy }) => same.length > 0 || killedBy === undefined);
  expect(lost.map(({ mutant: { place, kind, label }, same }) => `${place} ${kind}: ${label}: ${same.join()}`)).toEqual(
    [],
  );
  expect(sample.length).toBeGreaterThan(50);
  expect(mutants.length).toBeGreaterThan(3000);
});
