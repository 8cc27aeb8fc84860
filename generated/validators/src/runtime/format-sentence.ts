const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'a date and time such as 2026-01-31T09:30:00Z',
  date: 'a date such as 2026-01-31',
  time: 'a time with its offset such as 09:30:00Z',
  duration: 'a duration such as P1M or PT15M',
  email: 'an e-mail address',
  'idn-email': 'an e-mail address',
  hostname: 'a host name',
  'idn-hostname': 'a host name',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  uri: 'an absolute URI',
  iri: 'an absolute IRI',
  'uri-reference': 'a URI or a relative reference',
  'iri-reference': 'an IRI or a relative reference',
  'uri-template': 'a URI template',
  uuid: 'a UUID',
  regex: 'a regular expression',
  'json-pointer': 'a JSON Pointer',
  'relative-json-pointer': 'a relative JSON Pointer',
  byte: 'base64',
  int32: 'an integer of 32 bits',
  int64: 'an integer of 64 bits',
  float: 'a number of single precision',
  double: 'a number of double precision',
};

export function formatSentence(format: string): string {
  return `must be ${FORMATS[format] ?? `a value of the format ${format}`}`;
}
