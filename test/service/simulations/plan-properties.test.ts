import document from '@billing/openapi' with { type: 'json' };
import type { EventType } from '@billing/server';
import { eventSamples } from '@billing/server/event-samples';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import type { JsonObject } from '../../../generator/json.ts';
import { ServiceError } from '../../../service/common/errors.ts';
import { fillPartial } from '../../../service/simulations/plan/fill-partial.ts';
import { planEvents } from '../../../service/simulations/plan/plan-events.ts';
import type { AnyObject } from '../../../service/storage/columns.ts';
import { eachEngine } from '../../support/database.ts';
import { membersOf, valueOf, type WholeSchema, wholeSchema } from '../../support/schema-arbitrary.ts';
import { testServices } from '../../support/services.ts';

/** Of each property; 20,000 have been run as well. */
const RUNS = 300;

/** What the document says of the payloads of entities of one shape. */
interface Shape {
  readonly partial: fc.Arbitrary<AnyObject>;
  /** With unknown members forbidden. */
  readonly isAllowed: ValidateFunction;
}

interface Described extends Shape {
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

const described = new Map(
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

function parsed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** Every place in a value that something stands at, as keys. */
function placesIn(value: unknown): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[], ...entries.flatMap(([key, member]) => placesIn(member).map((place) => [key, ...place]))];
}

function at(value: unknown, place: readonly (string | number)[]): unknown {
  return place.reduce<unknown>((inside, key) => (inside as Record<string | number, unknown>)[key], value);
}

/** The value with another at a place. */
function replaced(value: unknown, [key, ...rest]: readonly (string | number)[], other: unknown): unknown {
  if (key === undefined) return other;
  const inside = replaced((value as Record<string | number, unknown>)[key], rest, other);
  return Array.isArray(value) ? value.with(key as number, inside) : { ...(value as object), [key]: inside };
}

/** How a fault names a place. */
function fieldOf(place: readonly (string | number)[]): string {
  return place.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}.${key}`),
    'payload',
  );
}

/** Whether one of two fields is the other or inside it. */
function overlap(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long === short || long.startsWith(`${short}.`) || long.startsWith(`${short}[`);
}

eachEngine('any payload of a single event', (database) => {
  /** The data that is sent, or the fields that are refused. */
  const plan = async ({ type, version }: Described, payload: AnyObject): Promise<AnyObject | readonly string[]> => {
    const caller = { accountId: 'unknown', permissions: [] };
    const destination = { api_version: version, include_sensitive_fields: false };
    try {
      const [event] = await planEvents(
        { ...testServices(database()), newError: anyError },
        caller,
        { type, payload, config: null },
        destination,
      );
      return event!.data;
    } catch (error) {
      if (error instanceof ServiceError && error.code === 'invalid_field')
        return error.fields.map(({ field }) => field);
      throw error;
    }
  };
  const eventOf = (key: string): Described => described.get(key)!;
  /** As it comes out of a request. */
  const anyPayload = fc
    .constantFrom(...described.keys())
    .chain((key) => eventOf(key).partial.map((payload) => ({ key, payload: parsed(payload) })));
  const anyPlace = anyPayload
    .filter(({ payload }) => Object.keys(payload).length > 0)
    .chain((given) => fc.constantFrom(...placesIn(given.payload)).map((place) => ({ ...given, place })));

  test('that the schema allows is accepted and delivered unchanged', async () => {
    const seen = new Set<string>();
    const property = fc.asyncProperty(anyPayload, async ({ key, payload }) => {
      const expected = fillPartial(payload, eventOf(key).sample);
      // Conditions among members are not known to what makes the payloads.
      fc.pre(eventOf(key).isAllowed(expected));
      seen.add(key);
      expect(await plan(eventOf(key), payload)).toEqual(expected);
    });
    await fc.assert(property, { numRuns: RUNS });
    console.log(`${RUNS} payloads of ${seen.size} events accepted`);
    expect(seen.size).toBeGreaterThan(described.size * 0.9);
  });

  test('that has an unknown member at any depth is rejected with its name', async () => {
    let refused = 0;
    const anyName = fc.string({ minLength: 1 });
    const property = fc.asyncProperty(anyPlace, anyName, async ({ key, payload, place }, name) => {
      const holder = at(payload, place);
      fc.pre(typeof holder === 'object' && holder !== null && !Array.isArray(holder) && !Object.hasOwn(holder, name));
      const wrong = replaced(payload, place, { ...holder, [name]: 1 }) as AnyObject;
      // Maps are free, and a name may by chance be that of a member.
      fc.pre(eventOf(key).isAllowed(fillPartial(payload, eventOf(key).sample)));
      fc.pre(!eventOf(key).isAllowed(fillPartial(wrong, eventOf(key).sample)));
      expect(await plan(eventOf(key), wrong)).toContain(fieldOf([...place, name]));
      refused += 1;
    });
    await fc.assert(property, { numRuns: RUNS, maxSkipsPerRun: 1_000 });
    console.log(`${refused} payloads with an unknown member refused`);
  });

  test('with any value at any place is accepted or rejected as the schema says, naming the place', async () => {
    const counts = { accepted: 0, refused: 0 };
    const anyValue = fc.jsonValue({ maxDepth: 1 }).map(parsed);
    const property = fc.asyncProperty(anyPlace, anyValue, async ({ key, payload, place }, value) => {
      fc.pre(place.length > 0);
      const changed = replaced(payload, place, value) as AnyObject;
      const outcome = await plan(eventOf(key), changed);
      const expected = fillPartial(changed, eventOf(key).sample);
      const isAllowed = eventOf(key).isAllowed(expected);
      counts[isAllowed ? 'accepted' : 'refused'] += 1;
      // A violated condition of a discount is reported at the member that the condition requires.
      const holder = key.startsWith('discount.') ? [] : place;
      const named = Array.isArray(outcome) && outcome.some((field: string) => overlap(field, fieldOf(holder)));
      expect(named ? 'refused, named' : outcome).toEqual(isAllowed ? expected : 'refused, named');
    });
    await fc.assert(property, { numRuns: RUNS, maxSkipsPerRun: 1_000 });
    console.log(`${counts.accepted} changed payloads accepted, ${counts.refused} refused`);
    expect(counts.refused).toBeGreaterThan(RUNS / 4);
    expect(counts.accepted).toBeGreaterThan(RUNS / 50);
  });
});
