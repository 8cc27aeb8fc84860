import { describe, expect, test } from 'vitest';

import { casesOf, contradictions } from './checks/contradictions.ts';
import { subjectsOf } from './checks/subjects.ts';
import { specApi } from './spec-api.ts';

/**
 * Compares every generated check of requests, responses and payloads with the document, for each value at a
 * bound and beyond it, including the reported limit. Only this suite tests constraints of responses and
 * payloads.
 */

const api = await specApi();
const groups = [...Map.groupBy(subjectsOf(api), ({ name }) => name.split('/', 1)[0]!)];

describe.each(groups)('%s', (_group, subjects) => {
  test('every check agrees with the document', async () => {
    let cases = 0;
    for (const subject of subjects) {
      const constraints = casesOf(subject, api);
      cases += constraints.reduce((sum, { accepted, rejected }) => sum + accepted.length + rejected.length, 0);
      expect([...contradictions(await subject.load(), constraints)], subject.name).toEqual([]);
    }
    expect(cases).toBeGreaterThan(subjects.length);
  });
});
