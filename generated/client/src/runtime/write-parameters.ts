/** How one parameter is written. */
export interface ParameterRule {
  readonly name: string;
  readonly style: string;
  readonly explode: boolean;
}

/** Values by parameter name; the typed methods are what gives them their shape. */
type Values = Readonly<Record<string, unknown>>;

const DELIMITERS: Readonly<Record<string, string>> = {
  form: ',',
  simple: ',',
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
};

/** The path with its placeholders filled in; a value that is missing leaves its placeholder, which no server has a route for. */
export function pathText(path: string, rules: readonly ParameterRule[], given: object): string {
  const values = given as Values;
  return rules.reduce((text, rule) => {
    const value = values[rule.name];
    return value === undefined ? text : text.replace(`{${rule.name}}`, () => list(value).map(encode).join(','));
  }, path);
}

/** `?a=1&b=2`, or nothing. */
export function queryText(rules: readonly ParameterRule[], given: object): string {
  const values = given as Values;
  const parts = rules.flatMap((rule) => (values[rule.name] === undefined ? [] : queryParts(rule, values[rule.name])));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export function headerTexts(rules: readonly ParameterRule[], given: object): Record<string, string> {
  const values = given as Values;
  const present = rules.filter((rule) => values[rule.name] !== undefined);
  return Object.fromEntries(present.map((rule) => [rule.name, list(values[rule.name]).map(text).join(',')]));
}

function queryParts(rule: ParameterRule, value: unknown): string[] {
  const name = encode(rule.name);
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return objectParts(rule, value as Record<string, unknown>);
  if (Array.isArray(value) && rule.explode && rule.style === 'form')
    return value.map((item) => `${name}=${encode(item)}`);
  return [
    `${name}=${list(value)
      .map(encode)
      .join(DELIMITERS[rule.style] ?? ',')}`,
  ];
}

function objectParts(rule: ParameterRule, value: Record<string, unknown>): string[] {
  const name = encode(rule.name);
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  if (rule.style === 'deepObject') return entries.map(([key, member]) => `${name}[${encode(key)}]=${encode(member)}`);
  if (rule.explode) return entries.map(([key, member]) => `${encode(key)}=${encode(member)}`);
  return [`${name}=${entries.flat().map(encode).join(',')}`];
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function encode(value: unknown): string {
  return encodeURIComponent(text(value));
}

function text(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
