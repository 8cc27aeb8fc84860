import document from '@billing/openapi' with { type: 'json' };
import type { EventType } from '@billing/server';
import { eventSamples } from '@billing/server/event-samples';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import * as fc from 'fast-check';

import type { JsonObject } from '../../../generator/json.ts';
import type { AnyObject } from '../../../service/storage/columns.ts';
import { membersOf, valueOf, type WholeSchema, wholeSchema } from '../../support/schema-arbitrary.ts';

/** What the document says of the payloads of entities of one shape. */
interface Shape {
  readonly partial: fc.Arbitrary<AnyObject>;
  /** With unknown members forbidden. */
  readonly isAllowed: ValidateFunction;
}

export interface Described extends Shape {
  readonly type: EventType;
  readonly version: number;
  readonly sample: AnyObject;
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, formats: fullFormats });
const shapes = new Map<string, Shape>();

function shapeOf({ description: _, ...data }: WholeSchema): Shape {
  const key = JSON.stringify(data);
  const known = shapes.get(key);
  if (known !== undefined) return known;
  const members = Object.fromEntries(Object.entries(membersOf(data)).map(([name, member]) => [name, valueOf(member)]));
  const made = {
    partial: fc.record(members, { requiredKeys: [] }) as fc.Arbitrary<AnyObject>,
    isAllowed: ajv.compile(closed(data) as object),
  };
  shapes.set(key, made);
  return made;
}

/** Each webhook of the document, by key. */
export const described = new Map(
  Object.entries(document.webhooks).map(([key, { post }]): [string, Described] => {
    const { type, version } = post['x-event'] as unknown as { type: EventType; version: number };
    const { schema } = post.requestBody.content['application/json'];
    const whole = wholeSchema(schema, document.components.schemas as unknown as JsonObject) as WholeSchema;
    const samples = eventSamples[type] as unknown as Readonly<Record<number, { readonly data: AnyObject }>>;
    return [key, { type, version, sample: samples[version]!.data, ...shapeOf(membersOf(whole)['data']!) }];
  }),
);

/** The schema with nothing allowed in an object that no part of it lists. */
function closed(schema: WholeSchema, isPart = false): WholeSchema {
  const each = (value: unknown, part: boolean): unknown =>
    Array.isArray(value) ? value.map((one) => closed(one as WholeSchema, part)) : closed(value as WholeSchema, part);
  const entries = Object.entries(schema).map(([keyword, value]) => {
    if (keyword === 'allOf') return [keyword, each(value, true)];
    if (keyword === 'anyOf' || keyword === 'items') return [keyword, each(value, false)];
    // Said for linters only; it would let every member pass.
    if (keyword === 'then') return [keyword, { ...(value as object), additionalProperties: undefined }];
    if (keyword !== 'properties') return [keyword, value];
    return [
      keyword,
      Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, each(one, false)])),
    ];
  });
  const lists = 'properties' in schema || 'allOf' in schema;
  return { ...Object.fromEntries(entries), ...(lists && !isPart && { unevaluatedProperties: false }) } as WholeSchema;
}
