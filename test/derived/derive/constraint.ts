import type { JsonValue } from '../../../generator/json.ts';

/** A value, or undefined for a missing one. */
export type Maybe = JsonValue | undefined;

/** One way to put a value at or beyond a bound. */
export interface Change {
  /** The path of the value, which a rejection must name. */
  readonly field: readonly (string | number)[];
  /** A description of the value: `321 characters`. */
  readonly label: string;
  /** Returns the containing value with this change applied. */
  readonly apply: (whole: Maybe) => Maybe;
}

/** The constraint of one keyword on one value of a request. */
export interface Constraint {
  readonly field: readonly (string | number)[];
  readonly keyword: string;
  readonly limit: Maybe;
  /** Changes at the bound, which must be accepted. */
  readonly accepted: readonly Change[];
  /** Changes beyond it, which must be rejected with the change's field. Empty only with `unbreakable`. */
  readonly rejected: readonly Change[];
  /** Why no value meets the bound: a stricter rule applies too. `accepted` has the nearest value. */
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

/** A value as text, shortened if it is long. */
export function shown(value: Maybe): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  if (text.length <= 48) return text;
  return typeof value === 'string'
    ? `${text.slice(0, 32)}… (${[...value].length} characters)`
    : `${text.slice(0, 40)}…`;
}

/** The same constraint on the containing value that `lift` builds. */
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
    rejected: constraint.rejected.map(change),
  };
}

/** The object with one member set or removed. Accepts any name, including `__proto__`. */
export function withMember(object: Maybe, name: string, value: Maybe): JsonValue {
  const others = Object.entries(object ?? {}).filter(([key]) => key !== name);
  return Object.fromEntries(value === undefined ? others : [...others, [name, value]]) as JsonValue;
}
