// Generated from spec.yaml by `npm run generate`. Do not edit.
/** How a field of a form is written (OpenAPI 3.1, Encoding Object). */
export interface FieldEncoding {
  readonly contentType?: string;
  readonly style?: string;
  readonly explode?: boolean;
}

/** By the name of the member. */
export type Encoding = Readonly<Record<string, FieldEncoding>>;

type Fields = readonly (readonly [string, unknown])[];

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/**
 * Returns the fields of a body: one for each item of a list, unless its style says otherwise; none for undefined and null,
 * which forms can't represent (RFC 6570, section 2.3).
 */
export function members(body: unknown, encoding: Encoding): Fields {
  return Object.entries(body as object).flatMap(([name, value]) => {
    const { style, explode = (style ?? 'form') === 'form' } = encodingOf(encoding, name);
    if (style === 'deepObject') return deepFields(name, value);
    const delimiter = DELIMITERS[style ?? ''] ?? ',';
    if (Array.isArray(value) && !explode) return [[name, value.map(text).join(delimiter)]];
    if (style !== undefined && isRecord(value)) {
      const own = Object.entries(value).filter(([, one]) => isPresent(one));
      return explode ? own : [[name, own.flatMap(([key, one]) => [key, text(one)]).join(delimiter)]];
    }
    return [value]
      .flat()
      .filter(isPresent)
      .map((one: unknown) => [name, one] as const);
  });
}

export function encodingOf(encoding: Encoding, name: string): FieldEncoding {
  return (Object.hasOwn(encoding, name) ? encoding[name] : undefined) ?? {};
}

/** The text of a field; objects as JSON (OpenAPI 3.1, Encoding Object). */
export function text(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `name[key][0]`: OpenAPI leaves nested values open; most servers that read them expect this form. */
function deepFields(name: string, value: unknown): Fields {
  if (!isPresent(value)) return [];
  if (!isRecord(value) && !Array.isArray(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, one]) => deepFields(`${name}[${key}]`, one));
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}
