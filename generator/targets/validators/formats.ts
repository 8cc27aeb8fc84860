import type { JsonValue } from '../../json.ts';

interface FormatCheck {
  readonly type: 'string' | 'number';
  /** Module below `templates/validators/runtime/formats/` and the function in it. */
  readonly module: string;
  readonly name: string;
}

const CHECKS: ReadonlyMap<string, FormatCheck> = new Map([
  ['date-time', text('date-time', 'isDateTime')],
  ['date', text('date-time', 'isDate')],
  ['time', text('date-time', 'isTime')],
  ['duration', text('duration', 'isDuration')],
  ['email', text('email', 'isEmail')],
  ['idn-email', text('email', 'isIdnEmail')],
  ['hostname', text('hostname', 'isHostname')],
  ['idn-hostname', text('hostname', 'isIdnHostname')],
  ['ipv4', text('ip', 'isIpv4')],
  ['ipv6', text('ip', 'isIpv6')],
  ['uri', text('uri', 'isUri')],
  ['uri-reference', text('uri', 'isUriReference')],
  ['uri-template', text('uri', 'isUriTemplate')],
  ['iri', text('uri', 'isIri')],
  ['iri-reference', text('uri', 'isIriReference')],
  ['uuid', text('text', 'isUuid')],
  ['regex', text('text', 'isRegex')],
  ['json-pointer', text('text', 'isJsonPointer')],
  ['relative-json-pointer', text('text', 'isRelativeJsonPointer')],
  ['byte', text('text', 'isBase64')],
  ['int32', { type: 'number', module: 'number', name: 'isInt32' }],
  ['int64', { type: 'number', module: 'number', name: 'isInt64' }],
  ['float', { type: 'number', module: 'number', name: 'isFloat' }],
]);

/** Every check, once for each format. */
export const formatChecks: readonly FormatCheck[] = [...CHECKS.values()];

/** Formats that the checks enforce. `double`, `binary` and `password` say nothing that a JSON value could break. */
export const ENFORCED_FORMATS: readonly string[] = [...CHECKS.keys()];

export function isEnforcedFormat(format: JsonValue): boolean {
  return typeof format === 'string' && CHECKS.has(format);
}

/** The function that checks a format which `isEnforcedFormat`. */
export function formatCheck(format: string): FormatCheck {
  const check = CHECKS.get(format);
  if (check === undefined) throw new Error(`format ${JSON.stringify(format)} has no check`);
  return check;
}

function text(module: string, name: string): FormatCheck {
  return { type: 'string', module, name };
}
