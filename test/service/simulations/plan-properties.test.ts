import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { inSystemTime } from '../../../service/services.ts';
import { ServiceError } from '../../../service/common/errors.ts';
import { fillPartial } from '../../../service/simulations/plan/fill-partial.ts';
import { planEvents } from '../../../service/simulations/plan/plan-events.ts';
import type { AnyObject } from '../../../service/storage/columns.ts';
import { eachEngine } from '../../support/database.ts';
import { testServices } from '../../support/services.ts';
import { type Described, described } from './described-payloads.ts';
import { at, fieldOf, overlap, placesIn, replaced } from './places.ts';

/** Of each property; 20,000 have been run as well. */
const RUNS = 300;

function parsed<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

eachEngine('any payload of a single event', (database) => {
  /** The data that is sent, or the fields that are refused. */
  const plan = async ({ type, version }: Described, payload: AnyObject): Promise<AnyObject | readonly string[]> => {
    const caller = { accountId: 'unknown', permissions: [] };
    const destination = { api_version: version, include_sensitive_fields: false };
    try {
      const [event] = await planEvents(
        { ...inSystemTime(testServices(database())), newError: anyError },
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
    let rejected = 0;
    const anyName = fc.string({ minLength: 1 });
    const property = fc.asyncProperty(anyPlace, anyName, async ({ key, payload, place }, name) => {
      const holder = at(payload, place);
      fc.pre(typeof holder === 'object' && holder !== null && !Array.isArray(holder) && !Object.hasOwn(holder, name));
      const wrong = replaced(payload, place, { ...holder, [name]: 1 }) as AnyObject;
      // Maps are free, and a name may by chance be that of a member.
      fc.pre(eventOf(key).isAllowed(fillPartial(payload, eventOf(key).sample)));
      fc.pre(!eventOf(key).isAllowed(fillPartial(wrong, eventOf(key).sample)));
      expect(await plan(eventOf(key), wrong)).toContain(fieldOf([...place, name]));
      rejected += 1;
    });
    await fc.assert(property, { numRuns: RUNS, maxSkipsPerRun: 1_000 });
    console.log(`${rejected} payloads with an unknown member refused`);
  });

  test('with any value at any place is accepted or rejected as the schema says, naming the place', async () => {
    const counts = { accepted: 0, rejected: 0 };
    const anyValue = fc.jsonValue({ maxDepth: 1 }).map(parsed);
    const property = fc.asyncProperty(anyPlace, anyValue, async ({ key, payload, place }, value) => {
      fc.pre(place.length > 0);
      const changed = replaced(payload, place, value) as AnyObject;
      const outcome = await plan(eventOf(key), changed);
      const expected = fillPartial(changed, eventOf(key).sample);
      const isAllowed = eventOf(key).isAllowed(expected);
      counts[isAllowed ? 'accepted' : 'rejected'] += 1;
      // A violated condition of a discount is reported at the member that the condition requires.
      const holder = key.startsWith('discount.') ? [] : place;
      const named = Array.isArray(outcome) && outcome.some((field: string) => overlap(field, fieldOf(holder)));
      expect(named ? 'refused, named' : outcome).toEqual(isAllowed ? expected : 'refused, named');
    });
    await fc.assert(property, { numRuns: RUNS, maxSkipsPerRun: 1_000 });
    console.log(`${counts.accepted} changed payloads accepted, ${counts.rejected} refused`);
    expect(counts.rejected).toBeGreaterThan(RUNS / 4);
    expect(counts.accepted).toBeGreaterThan(RUNS / 50);
  });
});
