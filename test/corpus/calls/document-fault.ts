import { Samples } from '../../../generator/mock/samples/samples.ts';
import type { Api, Operation } from '../../../generator/model/api.ts';
import { successes } from '../../../generator/targets/resources.ts';
import { type Call, sentSchema } from './choose-calls.ts';

/** Why no client and no mock could make a call as its document says; undefined if the document allows it. */
export function documentFault({ operation, request }: Call, { operations, schemas }: Api): string | undefined {
  const samples = new Samples(schemas);
  const named = new Map(schemas.map(({ name, json }) => [name, json]));
  const [success] = successes(operation);
  if (success === undefined) return 'it documents no success';
  const rival = operations.find((other) => other !== operation && address(other) === address(operation));
  if (rival !== undefined) return `it has the address of ${rival.id}`;
  const sent = sentSchema(operation, named);
  if (sent !== undefined && !samples.accepts([sent], request['body']!)) return `${UNKNOWN} of its request body`;
  for (const { schema, examples } of success.content) {
    if (schema === undefined) continue;
    const [example] = examples;
    if (example !== undefined && !samples.accepts([schema], example.value))
      return `its example ${example.name} is invalid`;
    const isKnown = example !== undefined || samples.accepts([schema], samples.valueOf(schema));
    if (!isKnown) return `${UNKNOWN} of its response`;
  }
  return undefined;
}

/** Such as a `oneOf` whose members accept the same values. */
const UNKNOWN = 'no value is known that satisfies the schema';

/** Method and path as a server sees them: without a fragment, and without the names of parameters. */
function address({ method, path }: Operation): string {
  return `${method} ${path.replace(/#.*/, '').replaceAll(/\{[^}]*\}/g, '{}')}`;
}
