import type { JsonValue } from '../../../generator/json.ts';

/** A value, or undefined where there is none. */
export type Maybe = JsonValue | undefined;

/** One way to put a value at or beyond a bound. */
export interface Change {
  /** Where the value stands, and what a refusal has to name. */
  readonly field: readonly (string | number)[];
  /** What is put there, for people: `321 characters`. */
  readonly label: string;
  /** The whole that holds the value, with it put in its place. */
  readonly apply: (whole: Maybe) => Maybe;
}

/** What one keyword of a schema says about one value of a request. */
export interface Constraint {
  readonly field: readonly (string | number)[];
  readonly keyword: string;
  readonly limit: Maybe;
  /** At the bound: to be accepted. */
  readonly accepted: readonly Change[];
  /** Beyond it: to be refused, naming the field of the change. Empty only where `unbreakable` says why. */
  readonly refused: readonly Change[];
  /** Why the bound itself can't be met: another rule of the same value is stricter. The nearest value stands in `accepted`. */
  readonly unreachable?: string;
  /** Why no request can break it. */
  readonly unbreakable?: string;
}

/** `contacts[1].email` */
export function fieldName(field: readonly (string | number)[]): string {
  return field.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name}[${step}]`;
    return name === '' ? step : `${name}.${step}`;
  }, '');
}

/** A value for people, cut where it gets long. */
export function shown(value: Maybe): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  if (text.length <= 48) return text;
  return typeof value === 'string'
    ? `${text.slice(0, 32)}… (${[...value].length} characters)`
    : `${text.slice(0, 40)}…`;
}

/** The same constraint, as the whole around `lift` sees it. */
export function lifted(
  constraint: Constraint,
  step: string | number,
  lift: (apply: Change['apply']) => Change['apply'],
): Constraint {
  const change = ({ field, label, apply }: Change): Change => ({ field: [step, ...field], label, apply: lift(apply) });
  return {
    ...constraint,
    field: [step, ...constraint.field],
    accepted: constraint.accepted.map(change),
    refused: constraint.refused.map(change),
  };
}

/** The object with one member set, or without it. Takes any name, `__proto__` too. */
export function withMember(object: Maybe, name: string, value: Maybe): JsonValue {
  const others = Object.entries(object ?? {}).filter(([key]) => key !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]) as JsonValue;
}
