import type { JsonObject } from '../../generator/json.ts';
import type { Api } from '../../generator/model/api.ts';
import { matching } from '../derived/derive/pattern-samples.ts';
import type { Ids } from '../support/fixtures.ts';
import { followIn } from '../support/undocumented.ts';

/** A valid id for each path parameter; a mock has no entities to name. */
export function madeIds({ operations, document }: Api): Ids {
  const follow = followIn(document);
  const named = operations
    .flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === 'path'))
    .map(({ name, schema }) => [name, matching(String(follow(schema as JsonObject)['pattern']))[0]]);
  return Object.fromEntries(named) as unknown as Ids;
}
