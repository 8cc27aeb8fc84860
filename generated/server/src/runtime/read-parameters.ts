// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { ParameterRule, Reading, ValueKind } from './route.ts';

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Parses the query by parameter name. Text of a wrong kind remains text, and the validator reports it. */
export function readQuery(rules: readonly ParameterRule[], target: string): Record<string, unknown> {
  if (rules.length === 0) return {};
  const at = target.indexOf('?');
  const search = new URLSearchParams(at < 0 ? '' : target.slice(at + 1));
  return read(rules, (rule) => {
    if (rule.members && rule.style === 'deepObject') return objectOf(rule.members, deepEntries(rule.name, search));
    if (rule.members && rule.explode) return objectOf(rule.members, ownEntries(rule.members, search));
    return fromTexts(rule, search.getAll(rule.name), DELIMITERS[rule.style] ?? ',');
  });
}

export function readPath(
  rules: readonly ParameterRule[],
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  return read(rules, (rule) => {
    const text = texts[rule.name];
    if (text === undefined) return undefined;
    const { body, delimiter } = unwrapped(rule, text);
    return fromTexts(rule, [body], delimiter);
  });
}

/** Keys are header names in lower case. */
export function readHeaders(
  rules: readonly ParameterRule[],
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, unknown> {
  return read(rules, (rule) => {
    const value = headers[rule.name];
    const texts = value === undefined ? [] : [value].flat();
    return fromTexts(rule, rule.shape === 'value' ? texts : texts.map((text) => text.replace(/\s*,\s*/g, ',')), ',');
  });
}

function read(rules: readonly ParameterRule[], value: (rule: ParameterRule) => unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const rule of rules) {
    const current = value(rule) ?? rule.default;
    if (current === undefined) continue;
    // Assigning to `__proto__` would change the prototype.
    if (rule.name === '__proto__') Object.defineProperty(found, rule.name, { value: current, enumerable: true });
    else found[rule.name] = capped(current, rule.cap);
  }
  return found;
}

function capped(value: unknown, cap: number | undefined): unknown {
  return cap !== undefined && typeof value === 'number' && value > cap ? cap : value;
}

/** Merges the values of a repeated parameter. */
function fromTexts(rule: ParameterRule, texts: readonly string[], delimiter: string): unknown {
  if (texts.length === 0) return undefined;
  if (rule.style === 'json') return texts.length === 1 ? parsed(texts[0]!) : texts;
  if (rule.shape === 'value') return texts.length === 1 ? fromText(rule.kind, texts[0]!) : texts;
  const whole = rule.shape === 'array' && rule.explode && rule.style === 'form';
  const parts = whole ? texts : texts.flatMap((text) => text.split(delimiter));
  if (rule.shape === 'array') return parts.map((text) => fromText(rule.kind, text));
  return objectOf(rule.members ?? {}, rule.explode ? assignments(parts) : pairs(parts));
}

/** Removes the prefix of a path style, and returns its delimiter. */
function unwrapped({ name, style, explode, shape }: ParameterRule, text: string): { body: string; delimiter: string } {
  if (style === 'label') return { body: text.replace(/^\./, ''), delimiter: explode ? '.' : ',' };
  if (style !== 'matrix') return { body: text, delimiter: ',' };
  const bare = text.replace(/^;/, '');
  if (shape === 'object' && explode) return { body: bare, delimiter: ';' };
  const parts = shape === 'array' && explode ? bare.split(';') : [bare];
  const bodies = parts.map((part) => (part.startsWith(`${name}=`) ? part.slice(name.length + 1) : part));
  return { body: bodies.join(';'), delimiter: explode ? ';' : ',' };
}

type Entry = readonly [name: string, text: string];

/** `a,1,b,2` */
function pairs(parts: readonly string[]): Entry[] {
  return parts.flatMap((part, at): Entry[] => (at % 2 === 0 ? [[part, parts[at + 1] ?? '']] : []));
}

/** `a=1,b=2` */
function assignments(parts: readonly string[]): Entry[] {
  return parts.map((part): Entry => {
    const at = part.indexOf('=');
    return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
  });
}

/** `filter[a]=1` */
function deepEntries(name: string, search: URLSearchParams): Entry[] {
  return [...search].flatMap(([key, text]): Entry[] =>
    key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), text]] : [],
  );
}

/** An object with `form` and `explode`: its members are separate parameters. */
function ownEntries(members: NonNullable<ParameterRule['members']>, search: URLSearchParams): Entry[] {
  return [...search].filter(([key]) => Object.hasOwn(members, key));
}

/** Parses each member by its kind; collects the items of a list. Returns undefined without entries. */
function objectOf(
  members: NonNullable<ParameterRule['members']>,
  entries: readonly Entry[],
): Record<string, unknown> | undefined {
  if (entries.length === 0) return undefined;
  const texts = Map.groupBy(entries, ([name]) => name);
  const values = [...texts].map(([name, found]) => {
    const reading: Reading = (Object.hasOwn(members, name) ? members[name] : undefined) ?? {
      shape: 'value',
      kind: 'string',
    };
    const read = found.map(([, text]) => fromText(reading.kind, text));
    return [name, reading.shape === 'array' || read.length > 1 ? read : read[0]] as const;
  });
  return Object.fromEntries(values);
}

/** Text of a wrong kind remains text. */
export function fromText(kind: ValueKind, text: string): unknown {
  if (kind === 'scalar')
    return fromText(/^[\d-]/.test(text) && text === String(Number(text)) ? 'number' : 'boolean', text);
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (kind === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text;
  if (kind === 'number') return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
