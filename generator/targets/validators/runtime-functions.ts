interface FormatCheck {
  readonly type: 'string' | 'number';
  /** Module below `templates/validators/runtime/formats/` and the function in it. */
  readonly module: string;
  readonly name: string;
  /** Completes "must be …". */
  readonly description: string;
}

/** The formats that the checks enforce. No JSON value can break `double`, `binary` or `password`. */
export const FORMAT_CHECKS: ReadonlyMap<string, FormatCheck> = new Map([
  ['date-time', text('date-time', 'isDateTime', 'a date and time such as 2026-01-31T09:30:00Z')],
  ['date', text('date-time', 'isDate', 'a date such as 2026-01-31')],
  ['time', text('date-time', 'isTime', 'a time with its offset such as 09:30:00Z')],
  ['duration', text('duration', 'isDuration', 'a duration such as P1M or PT15M')],
  ['email', text('email', 'isEmail', 'an email address such as jo@example.com')],
  ['idn-email', text('email', 'isIdnEmail', 'an email address such as jo@example.com')],
  ['hostname', text('hostname', 'isHostname', 'a host name such as www.example.com')],
  ['idn-hostname', text('idn-hostname', 'isIdnHostname', 'a host name such as www.example.com')],
  ['ipv4', text('ip', 'isIpv4', 'an IPv4 address')],
  ['ipv6', text('ip', 'isIpv6', 'an IPv6 address')],
  ['uri', text('uri', 'isUri', 'an absolute URI such as https://example.com/a')],
  ['uri-reference', text('uri', 'isUriReference', 'a URI or a relative reference')],
  ['uri-template', text('uri', 'isUriTemplate', 'a URI template')],
  ['iri', text('uri', 'isIri', 'an absolute IRI')],
  ['iri-reference', text('uri', 'isIriReference', 'an IRI or a relative reference')],
  ['uuid', text('text', 'isUuid', 'a UUID such as 0b8f6a52-3c41-4e7d-9a15-6f2d8c7e9b04')],
  ['regex', text('text', 'isRegex', 'a regular expression')],
  ['json-pointer', text('text', 'isJsonPointer', 'a JSON Pointer')],
  ['relative-json-pointer', text('text', 'isRelativeJsonPointer', 'a relative JSON Pointer')],
  ['byte', text('text', 'isBase64', 'base64')],
  ['int32', number('isInt32', 'an integer of 32 bits')],
  ['int64', number('isInt64', 'an integer of 64 bits')],
  ['float', number('isFloat', 'a number of single precision')],
]);

function text(module: string, name: string, description: string): FormatCheck {
  return { type: 'string', module, name, description };
}

function number(name: string, description: string): FormatCheck {
  return { type: 'number', module: 'number', name, description };
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
