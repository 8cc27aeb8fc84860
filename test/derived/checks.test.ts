import { describe, expect, test } from 'vitest';

import { casesOf, contradictions } from './checks/judge.ts';
import { subjectsOf } from './checks/subjects.ts';
import { specApi } from './spec-api.ts';

/**
 * Every check that was generated, of requests, answers and payloads, says of each value at a bound and beyond it what the document says,
 * and names the document's limit. What only answers and payloads have is asked for nowhere else.
 */

const api = await specApi();
const groups = [...Map.groupBy(subjectsOf(api), ({ name }) => name.split('/', 1)[0]!)];

describe.each(groups)('%s', (_group, subjects) => {
  test('every check agrees with the document', async () => {
    let cases = 0;
    for (const subject of subjects) {
      const constraints = casesOf(subject, api);
      cases += constraints.reduce((sum, { accepted, refused }) => sum + accepted.length + refused.length, 0);
      expect([...contradictions(await subject.load(), constraints)], subject.name).toEqual([]);
    }
    expect(cases).toBeGreaterThan(subjects.length);
  });
});
