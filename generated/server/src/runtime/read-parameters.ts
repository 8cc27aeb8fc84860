import type { ParameterRule, ValueKind } from './route.ts';

const DELIMITERS: Readonly<Record<string, string>> = {
  form: ',',
  simple: ',',
  spaceDelimited: ' ',
  pipeDelimited: '|',
};

/** Values of the query by parameter name; text that is not of its parameter's kind stays text, for the validator to report. */
export function readQuery(rules: readonly ParameterRule[], target: string): Record<string, unknown> {
  const at = target.indexOf('?');
  const search = new URLSearchParams(at < 0 ? '' : target.slice(at + 1));
  return read(rules, (rule) =>
    rule.style === 'deepObject' ? deepObject(rule, search) : fromTexts(rule, search.getAll(rule.name)),
  );
}

export function readPath(
  rules: readonly ParameterRule[],
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, unknown> {
  return read(rules, (rule) => fromTexts(rule, present(texts[rule.name])));
}

/** Keys are header names in lower case. */
export function readHeaders(
  rules: readonly ParameterRule[],
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, unknown> {
  return read(rules, (rule) => fromTexts(rule, present(headers[rule.name])));
}

function read(rules: readonly ParameterRule[], value: (rule: ParameterRule) => unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const rule of rules) {
    const given = value(rule) ?? rule.default;
    if (given !== undefined) found[rule.name] = capped(given, rule.cap);
  }
  return found;
}

function capped(value: unknown, cap: number | undefined): unknown {
  return cap !== undefined && typeof value === 'number' && value > cap ? cap : value;
}

function present(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

function fromTexts(rule: ParameterRule, texts: readonly string[]): unknown {
  if (texts.length === 0) return undefined;
  if (rule.shape === 'array') return items(rule, texts).map((text) => fromText(rule.kind, text));
  if (rule.shape === 'object') return pairs(items({ ...rule, explode: false }, texts));
  return texts.length === 1 ? fromText(rule.kind, texts[0]!) : texts;
}

/** A parameter that is repeated is merged with itself. */
function items(rule: ParameterRule, texts: readonly string[]): readonly string[] {
  if (rule.explode && rule.style === 'form') return texts;
  return texts.flatMap((text) => text.split(DELIMITERS[rule.style] ?? ','));
}

/** `a,1,b,2` → `{a: '1', b: '2'}` */
function pairs(parts: readonly string[]): Record<string, string> {
  const found: [string, string][] = [];
  for (let at = 0; at < parts.length; at += 2) found.push([parts[at]!, parts[at + 1] ?? '']);
  return Object.fromEntries(found);
}

/** `filter[a]=1` → `{a: '1'}` */
function deepObject(rule: ParameterRule, search: URLSearchParams): Record<string, string> | undefined {
  const found = [...search].flatMap(([key, text]) =>
    key.startsWith(`${rule.name}[`) && key.endsWith(']') ? [[key.slice(rule.name.length + 1, -1), text] as const] : [],
  );
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function fromText(kind: ValueKind, text: string): unknown {
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (kind === 'integer') return /^-?\d{1,16}$/.test(text) ? Number(text) : text;
  if (kind === 'number') return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
  return text;
}
