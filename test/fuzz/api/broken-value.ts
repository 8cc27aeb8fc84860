import type { WholeSchema } from '../../support/schema-arbitrary.ts';
import type { Chance } from './chance.ts';

export interface Broken {
  /** The place and the new value: `contacts[0].email as 7`. */
  readonly label: string;
  readonly value: unknown;
}

type Path = readonly (string | number)[];

const WRONG: readonly unknown[] = [
  null,
  7,
  -1,
  0,
  1.5,
  1e21,
  'x',
  '',
  true,
  [],
  {},
  ['x'],
  { unknown: 1 },
  'x'.repeat(5_000),
  '!! !!',
];

/** Changes one place of a value so that `fits` rejects it; undefined if no attempt succeeds. */
export function brokenValue(
  schema: WholeSchema,
  value: unknown,
  fits: (schema: WholeSchema, value: unknown) => boolean,
  random: Chance,
): Broken | undefined {
  const places = placesIn(value, []);
  for (let tries = 0; tries < 12; tries += 1) {
    const path = random.pick(places);
    const [what, changed] = change(at(value, path), random);
    const broken = withValue(value, path, changed);
    if (!fits(schema, broken)) return { label: `${nameOf(path)} ${what}`, value: broken };
  }
  return undefined;
}

function change(value: unknown, random: Chance): readonly [string, unknown] {
  if (Array.isArray(value) && random.happens(0.6)) {
    if (value.length > 0 && random.happens(0.5)) return ['with an item twice', [...value, value[0]]];
    return ['with 300 items', Array.from({ length: 300 }, (_, index) => value[0] ?? index)];
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random.happens(0.7)) {
    const names = Object.keys(value);
    if (names.length === 0 || random.happens(0.5))
      return ['with an unknown member', { ...value, [random.pick(['unknown', '__proto__x', 'id'])]: 1 }];
    const gone = random.pick(names);
    return [`without ${gone}`, Object.fromEntries(Object.entries(value).filter(([name]) => name !== gone))];
  }
  const wrong = random.pick(WRONG);
  return [`as ${JSON.stringify(wrong).slice(0, 40)}`, wrong];
}

/** Every place in a value, the root first. */
export function placesIn(value: unknown, path: Path): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Array.isArray(value) ? value.map((each, index) => [index, each] as const) : Object.entries(value);
  return [path, ...entries.flatMap(([name, each]) => placesIn(each, [...path, name]))];
}

export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, name) => (inside as Record<string | number, unknown>)[name], value);
}

export function withValue(value: unknown, path: Path, changed: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return changed;
  if (Array.isArray(value)) return value.map((each, index) => (index === name ? withValue(each, rest, changed) : each));
  const object = value as Record<string, unknown>;
  return { ...object, [name]: withValue(object[name], rest, changed) };
}

export function nameOf(path: Path): string {
  return (
    path
      .map((name) => (typeof name === 'number' ? `[${name}]` : `.${name}`))
      .join('')
      .replace(/^\./, '') || 'the body'
  );
}
