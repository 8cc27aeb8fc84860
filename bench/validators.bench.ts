import * as v from 'valibot';

import type { JsonObject, JsonValue } from '../generator/json.ts';
import { loadSpec } from '../generator/load/load-spec.ts';
import type { Api, EventVersion } from '../generator/model/api.ts';
import { buildApi } from '../generator/model/build.ts';
import type { Validator } from '../templates/validators/runtime/validator.ts';
import { compare, type Contender, type Timing } from './validators/measure.ts';
import { shapeOf } from './validators/shape.ts';
import { toTypebox } from './validators/to-typebox.ts';
import { toValibot } from './validators/to-valibot.ts';
import { toZod } from './validators/to-zod.ts';

/**
 * The generated check of the largest event payload beside the same constraints in zod, valibot and TypeBox's
 * compiler, on the event's example and on that example with a fault near its beginning, in the middle and at
 * its end.
 */
const { api } = buildApi(await loadSpec('spec/spec.yaml'));
const event = largestEvent(api);
const module = (await import(`../generated/validators/src/events/${event.key}.js`)) as Record<
  string,
  Validator<unknown>
>;
const ours = module[event.typeName]!;
const shape = shapeOf(event.schema, new Map(api.schemas.map(({ name, json }) => [name, json])));
const zod = toZod(shape);
const valibot = toValibot(shape);
const typebox = toTypebox(shape);

const valid = event.examples[0]!.value;
const invalid = {
  early: broken(valid, ['event_id']),
  middle: broken(valid, ['data', 'items', 0, 'price', 'id']),
  late: broken(valid, ['data', 'created_at']),
};

console.log(`${event.key}: ${JSON.stringify(valid).length} bytes of JSON\n`);
let failures = 0;
report('valid, checked whole', everyFault(valid, true), 1.2);
report('valid, verdict alone', verdict(valid, true), 1.2);
for (const [where, value] of Object.entries(invalid)) {
  report(`invalid (${where}), every fault`, everyFault(value, false), 2);
  report(`invalid (${where}), verdict alone`, verdict(value, false), 2);
}
process.exitCode = failures === 0 ? 0 : 1;

function largestEvent({ events }: Api): EventVersion {
  const size = (one: EventVersion): number => JSON.stringify(one.examples[0]?.value ?? null).length;
  return events.reduce((largest, one) => (size(one) > size(largest) ? one : largest));
}

/** The value with something other than an id or a date in one place. */
function broken(value: JsonValue, path: readonly (string | number)[]): JsonValue {
  const copy = structuredClone(value) as JsonObject;
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[path.at(-1)!] = 'nonsense';
  return copy;
}

function everyFault(value: JsonValue, expected: boolean): Contender[] {
  return agreeing(expected, [
    ['generated', () => ours.validate(value).ok],
    ['zod', () => zod.safeParse(value).success],
    ['valibot', () => v.safeParse(valibot, value).success],
    ['typebox', expected ? () => typebox.Check(value) : () => typebox.Errors(value).length === 0],
  ]);
}

function verdict(value: JsonValue, expected: boolean): Contender[] {
  return agreeing(expected, [
    ['generated', () => ours.is(value)],
    ['zod', () => zod.safeParse(value).success],
    ['valibot', () => v.is(valibot, value)],
    ['typebox', () => typebox.Check(value)],
  ]);
}

/** A contender that returns another verdict checks something else, and its time means nothing. */
function agreeing(expected: boolean, contenders: readonly (readonly [string, () => boolean])[]): Contender[] {
  for (const [name, run] of contenders)
    if (run() !== expected) throw new Error(`${name} does not find the value ${expected ? 'valid' : 'invalid'}`);
  return contenders.map(([name, run]) => ({ name, run }));
}

/** Bars: so many times as fast as zod, and nothing more than a tenth faster. */
function report(title: string, contenders: readonly Contender[], timesZod: number): void {
  const timings = compare(contenders);
  console.log(title);
  for (const timing of timings) {
    const bar = timing.name === 'zod' ? timesZod : 1 / 1.1;
    const misses = timing.name !== 'generated' && timing.behindFirst < bar;
    if (misses) failures++;
    console.log(`  ${line(timing)}${misses ? `  below ${bar.toFixed(2)}` : ''}`);
  }
  console.log();
}

function line({ name, perSecond, behindFirst }: Timing): string {
  return `${name.padEnd(10)} ${Math.round(perSecond).toLocaleString('en').padStart(12)} /s   × ${behindFirst.toFixed(2)}`;
}
