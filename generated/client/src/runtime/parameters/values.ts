// Generated from spec.yaml by `npm run generate`. Do not edit.
/** How one parameter is serialized. */
export interface ParameterRule {
  readonly name: string;
  /** As in OpenAPI, or `json` for a parameter that is a whole JSON value; default `simple`. */
  readonly style?: string;
  /** Default false. */
  readonly explode?: true;
}

/** The parameters of a request that have a value. `Object.hasOwn`, because a name can equal an inherited property. */
export function present(rules: readonly ParameterRule[], values: object): (readonly [ParameterRule, unknown])[] {
  return rules.flatMap((rule) => {
    const value = Object.hasOwn(values, rule.name) ? (values as Record<string, unknown>)[rule.name] : undefined;
    return value === undefined ? [] : [[rule, value] as const];
  });
}

/** The parts between the delimiters of a style: items of a list, members of an object, or the value itself. */
export function parts(rule: ParameterRule, value: unknown, write: (value: unknown) => string): string[] {
  if (rule.style === 'json') return [write(JSON.stringify(value))];
  if (Array.isArray(value)) return value.map(write);
  if (!isRecord(value)) return [write(value)];
  return entries(value).flatMap(([key, item]) =>
    rule.explode ? [`${write(key)}=${write(item)}`] : [write(key), write(item)],
  );
}

export function entries(value: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function encode(value: unknown): string {
  return encodeURIComponent(text(value));
}

export function text(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
