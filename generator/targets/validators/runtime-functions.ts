/** The formats that the checks enforce. No JSON value can break `double`, `binary` or `password`. */
export const FORMAT_CHECKS: ReadonlyMap<string, ReturnType<typeof check>> = new Map([
  ['date-time', check('string', 'date-time', 'isDateTime', 'a date and time such as 2026-01-31T09:30:00Z')],
  ['date', check('string', 'date-time', 'isDate', 'a date such as 2026-01-31')],
  ['time', check('string', 'date-time', 'isTime', 'a time with its offset such as 09:30:00Z')],
  ['duration', check('string', 'duration', 'isDuration', 'a duration such as P1M or PT15M')],
  ['email', check('string', 'email', 'isEmail', 'an email address such as jo@example.com')],
  ['idn-email', check('string', 'email', 'isIdnEmail', 'an email address such as jo@example.com')],
  ['hostname', check('string', 'hostname', 'isHostname', 'a host name such as www.example.com')],
  ['idn-hostname', check('string', 'idn-hostname', 'isIdnHostname', 'a host name such as www.example.com')],
  ['ipv4', check('string', 'ip', 'isIpv4', 'an IPv4 address')],
  ['ipv6', check('string', 'ip', 'isIpv6', 'an IPv6 address')],
  ['uri', check('string', 'uri', 'isUri', 'an absolute URI such as https://example.com/a')],
  ['uri-reference', check('string', 'uri', 'isUriReference', 'a URI or a relative reference')],
  ['uri-template', check('string', 'uri', 'isUriTemplate', 'a URI template')],
  ['iri', check('string', 'uri', 'isIri', 'an absolute IRI')],
  ['iri-reference', check('string', 'uri', 'isIriReference', 'an IRI or a relative reference')],
  ['uuid', check('string', 'text', 'isUuid', 'a UUID such as 11111111-2222-4333-8444-555555555555')],
  ['regex', check('string', 'text', 'isRegex', 'a regular expression')],
  ['json-pointer', check('string', 'text', 'isJsonPointer', 'a JSON Pointer')],
  ['relative-json-pointer', check('string', 'text', 'isRelativeJsonPointer', 'a relative JSON Pointer')],
  ['byte', check('string', 'text', 'isBase64', 'base64')],
  ['int32', check('number', 'number', 'isInt32', 'an integer of 32 bits')],
  ['int64', check('number', 'number', 'isInt64', 'an integer of 64 bits')],
  ['float', check('number', 'number', 'isFloat', 'a number of single precision')],
]);

/**
 * A format of values of one type: the function that checks it, its module below
 * `templates/validators/runtime/formats/`, and what completes "must be …".
 */
function check(type: 'string' | 'number', module: string, name: string, description: string) {
  return { type, module, name, description };
}

/** Functions that generated code calls, with their modules below `runtime/`, without ending. */
export const RUNTIME_FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['rejected', 'fault'],
  ['note', 'fault'],
  ['adopt', 'fault'],
  ['narrow', 'fault'],
  ['opened', 'fault'],
  ['equal', 'equal'],
  ['codePoints', 'code-points'],
  ['firstDuplicate', 'first-duplicate'],
  ['exceedsBytes', 'json-bytes'],
  ['isMultipleOf', 'multiple-of'],
  ...FORMAT_CHECKS.values().map(({ name, module }): [string, string] => [name, `formats/${module}`]),
]);
