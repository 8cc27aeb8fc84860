import { createClient, InvalidResponseError } from '@billing/client';
import type { Validator } from '@billing/validators';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';

import type { JsonValue } from '../../../generator/json.ts';
import type { JsonSchema, Operation } from '../../../generator/model/api.ts';
import { successes } from '../../../generator/targets/resources.ts';
import { exampleRequest } from '../../derived/requests.ts';
import { specApi } from '../../derived/spec-api.ts';
import { additions, breaks, type Variant } from './next-release.ts';

/** Tests the current client with responses and events of a later release. */

const api = await specApi();
const named = new Map(api.schemas.map(({ name, json }) => [name, json]));

interface SuccessResponse {
  readonly operation: Operation;
  readonly status: number;
  readonly schema: JsonSchema;
  readonly examples: readonly JsonValue[];
}

const responses = api.operations.flatMap((operation) =>
  successes(operation).flatMap(({ status, content: [media] }): SuccessResponse[] =>
    media?.schema === undefined
      ? []
      : [
          {
            operation,
            status: Number(status),
            schema: media.schema,
            examples: media.examples.map(({ value }) => value),
          },
        ],
  ),
);
const ajv = new Ajv2020({ strict: false, logger: false });
formats.default(ajv);
ajv.addSchema({ $id: 'spec:/', components: { schemas: Object.fromEntries(named) } });

/** Refers to the schema by `$ref`, so that Ajv compiles it once. */
function conformsTo(schema: JsonSchema): (value: JsonValue) => boolean {
  const { $ref } = schema as { readonly $ref: string };
  return ajv.getSchema(`spec:/${$ref}`) as (value: JsonValue) => boolean;
}

type Method = (request: object) => Promise<unknown>;

/** The client's error for a response; undefined if it accepts it. */
async function objection(
  { operation, status }: SuccessResponse,
  body: JsonValue,
): Promise<InvalidResponseError | undefined> {
  const fetch = async (): Promise<Response> => Response.json(body, { status });
  const options = { baseUrl: 'https://api.example', fetch, checkRequests: false, onInvalidResponse: 'throw' } as const;
  const client = createClient(options);
  const resource = client[operation.resource as keyof typeof client] as unknown as Readonly<Record<string, Method>>;
  const called = resource[operation.name]!(exampleRequest(operation, anyIds));
  return called.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof InvalidResponseError) return error;
      throw error;
    },
  );
}

/** Placeholder ids. */
const anyIds = new Proxy({}, { get: () => 'id' }) as never;

const counts = { additions: 0, breaks: 0 };

describe.each(responses)('$operation.id $status', (responded) => {
  const { schema, examples } = responded;

  test('accepts every addition that the API may make without notice', async () => {
    expect(examples.length).toBeGreaterThan(0);
    const rejected: string[] = [];
    for (const { label, value } of examples.flatMap((example) => additions(schema, example, named))) {
      counts.additions += 1;
      const error = await objection(responded, value);
      if (error !== undefined) rejected.push(`${label}: ${error.message}`);
    }
    expect(rejected).toEqual([]);
  });

  test('reports every breaking change', async () => {
    const untold: string[] = [];
    for (const { label, value } of examples.flatMap((example) => realBreaks(schema, example))) {
      counts.breaks += 1;
      if ((await objection(responded, value)) === undefined) untold.push(label);
    }
    expect(untold).toEqual([]);
  });
});

describe.each(api.events)('$key', ({ key, typeName, schema, examples }) => {
  test('is parsed with additions that need no notice, and rejected with breaking changes', async () => {
    const module = (await import(`@billing/validators/events/${key}`)) as Record<string, Validator<unknown>>;
    const reads = ({ value }: Variant): boolean => module[typeName]!.read(value).ok;
    expect(examples.length).toBeGreaterThan(0);
    const added = examples.flatMap(({ value }) => additions(schema, value, named));
    const broken = examples.flatMap(({ value }) => realBreaks(schema, value));
    counts.additions += added.length;
    counts.breaks += broken.length;
    expect(added.filter((one) => !reads(one)).map(({ label }) => label)).toEqual([]);
    expect(broken.filter(reads).map(({ label }) => label)).toEqual([]);
  });
});

/**
 * The changes that Ajv rejects under the document. Another string instead of a value of an open enumeration,
 * or of an id of several kinds, is an addition and not a break.
 */
function realBreaks(schema: JsonSchema, example: JsonValue): Variant[] {
  const conforms = conformsTo(schema);
  const added = new Set(additions(schema, example, named).map(({ label }) => label));
  return breaks(schema, example, named).filter(({ label, value }) => {
    const [path, what] = label.split(': ');
    const isMore = what === 'another text' && (added.has(`${path}: a value more`) || added.has(`${path}: a form more`));
    return !isMore && !conforms(value);
  });
}

test('the suite covered enough additions and breaking changes', () => {
  process.stdout.write(`next release: ${counts.additions} additions passed, ${counts.breaks} breaks reported\n`);
  expect(counts.additions).toBeGreaterThan(1_500);
  expect(counts.breaks).toBeGreaterThan(10_000);
});
