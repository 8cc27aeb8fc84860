import { expect, test } from 'vitest';

import type { JsonObject } from '../../../generator/json.ts';
import { errorClassBodies } from '../../../generator/targets/client/failures.ts';
import { modelOf, ref } from '../model/api-of.ts';

const content = { 'application/json': { schema: ref('Problem') } };
const problem = { description: '', content };
const own = { description: '', content: { 'application/json': { schema: { type: 'object' } } } };

/** The types of the error `gone`, of status 410, in an API whose operations have these responses. */
function typesOfGone(...responses: readonly JsonObject[]): string | undefined {
  const paths = Object.fromEntries(
    responses.map((each, index) => [
      `/${index}`,
      { get: { operationId: `op.get${index}`, 'x-error-codes': ['gone', 'unlisted'], responses: each } },
    ]),
  );
  const { api } = modelOf({
    paths,
    components: { schemas: { Problem: { type: 'object' } } },
    'x-error-catalogue': { gone: { status: 410, title: 'Gone' } },
  });
  const bodies = errorClassBodies(api);
  expect([...bodies.keys()].filter((code) => code !== 'gone')).toEqual([]);
  return bodies.get('gone')?.text;
}

test.each([
  ['its status', { '410': problem, '4XX': own, default: own }],
  ['the range of its status', { '4XX': problem, default: own }],
  ['the default response', { '404': own, default: problem }],
])('an error has the body of %s', (_, responses) => {
  expect(typesOfGone(responses)).toBe('types.Problem');
});

test('an error has each type of body that operations document, once', () => {
  expect(typesOfGone({ '410': problem }, { '410': own }, { '410': problem })).toBe(
    'types.Problem | types.OpGet1Response410',
  );
});

test('an error has no type of body where one operation documents it without a body, or none documents it', () => {
  expect(typesOfGone({ '410': problem }, { '410': { description: '' } })).toBeUndefined();
  expect(typesOfGone({ '404': problem })).toBeUndefined();
});
