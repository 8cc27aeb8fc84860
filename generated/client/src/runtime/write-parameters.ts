// Generated from spec.yaml by `npm run generate`. Do not edit.
/** How one parameter is serialized. */
export interface ParameterRule {
  readonly name: string;
  /** As in OpenAPI, or `json` for a parameter that is a whole JSON value; default `simple`. */
  readonly style?: string;
  /** Default false. */
  readonly explode?: true;
}

type Encode = (value: unknown) => string;

const PREFIXES: Readonly<Record<string, string>> = { label: '.', matrix: ';' };
const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** Replaces the placeholders of a path. A missing value leaves its placeholder, for which the server has no route. */
export function pathText(path: string, rules: readonly ParameterRule[], values: object): string {
  return rules.reduce((text, rule) => {
    const value = member(values, rule.name);
    return value === undefined ? text : text.replace(`{${rule.name}}`, () => pathValue(rule, value));
  }, path);
}

/** Returns placeholders whose value would change the path: URL parsers remove empty segments, `.` and `..`. */
export function lostPlaceholders(path: string, filled: string): string[] {
  const segments = filled.split('/');
  const lost = path
    .split('/')
    .filter((segment, index) => segment !== segments[index] && /^\.{0,2}$/.test(segments[index] ?? ''));
  return lost.flatMap((segment) => [...segment.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1]!));
}

/** `?a=1&b=2`, or an empty string. */
export function queryText(rules: readonly ParameterRule[], values: object): string {
  const parts = rules.flatMap((rule) => {
    const value = member(values, rule.name);
    return value === undefined ? [] : queryParts(rule, value);
  });
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export function headerTexts(rules: readonly ParameterRule[], values: object): Record<string, string> {
  const present = rules.filter((rule) => member(values, rule.name) !== undefined);
  return Object.fromEntries(
    present.map((rule) => [rule.name, simple(rule, member(values, rule.name), text).join(',')]),
  );
}

/** Reads a parameter by name. `Object.hasOwn`, because a name can equal an inherited property. */
function member(values: object, name: string): unknown {
  return Object.hasOwn(values, name) ? (values as Readonly<Record<string, unknown>>)[name] : undefined;
}

function pathValue(rule: ParameterRule, value: unknown): string {
  const prefix = PREFIXES[rule.style ?? ''] ?? '';
  const parts = simple(rule, value, encode);
  if (rule.style !== 'matrix' || (isRecord(value) && rule.explode))
    return prefix + parts.join(rule.explode && prefix !== '' ? prefix : ',');
  const name = encode(rule.name);
  return rule.explode ? parts.map((part) => `;${name}=${part}`).join('') : `;${name}=${parts.join(',')}`;
}

function queryParts(rule: ParameterRule, value: unknown): string[] {
  const name = encode(rule.name);
  if (rule.style === 'deepObject' && isRecord(value)) return deepParts(name, value);
  const parts = simple(rule, value, encode);
  if (rule.explode && rule.style === 'form') return isRecord(value) ? parts : parts.map((part) => `${name}=${part}`);
  return [`${name}=${parts.join(DELIMITERS[rule.style ?? ''] ?? ',')}`];
}

function deepParts(name: string, value: Readonly<Record<string, unknown>>): string[] {
  return entries(value).flatMap(([key, item]) => [item].flat().map((one) => `${name}[${encode(key)}]=${encode(one)}`));
}

/** The parts between the delimiters of a style: items of a list, members of an object, or the value itself. */
function simple(rule: ParameterRule, value: unknown, write: Encode): string[] {
  if (rule.style === 'json') return [write(JSON.stringify(value))];
  if (Array.isArray(value)) return value.map(write);
  if (!isRecord(value)) return [write(value)];
  return entries(value).flatMap(([key, item]) =>
    rule.explode ? [`${write(key)}=${write(item)}`] : [write(key), write(item)],
  );
}

function entries(value: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(value).filter(([, item]) => item !== undefined);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function encode(value: unknown): string {
  return encodeURIComponent(text(value));
}

function text(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
