import { describe, expect, test } from 'vitest';

import { FORMAT_CHECKS, RUNTIME_FUNCTIONS } from '../../../../../generator/targets/validators/runtime-functions.ts';

const long = (length: number): string => 'a'.repeat(length);

interface Examples {
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

const EXAMPLES: Readonly<Record<string, Examples>> = {
  'date-time': {
    valid: [
      '2026-03-02T09:30:00Z',
      '2026-03-02t09:30:00z',
      '2026-03-02T09:30:00.123456Z',
      '2026-03-02T23:59:59.9+14:00',
      '2024-02-29T00:00:00-00:00',
      '2000-02-29T00:00:00Z',
      '1998-12-31T23:59:60Z',
      '1998-12-31T15:59:60.123-08:00',
      '0000-01-01T00:00:00Z',
    ],
    invalid: [
      '',
      '2026-03-02',
      '2026-03-02 09:30:00Z',
      '2026-03-02T09:30Z',
      '2026-03-02T09:30:00',
      '2026-3-02T09:30:00Z',
      '2026-13-02T09:30:00Z',
      '2026-00-02T09:30:00Z',
      '2026-02-29T00:00:00Z',
      '1900-02-29T00:00:00Z',
      '2026-04-31T00:00:00Z',
      '2026-03-00T00:00:00Z',
      '2026-03-02T24:00:00Z',
      '2026-03-02T09:60:00Z',
      '2026-03-02T09:30:61Z',
      '2026-03-02T09:30:60Z',
      '2026-03-02T09:30:00.Z',
      '2026-03-02T09:30:00.1',
      '2026-03-02T09:30:00Z ',
      '2026-03-02T09:30:00+0100',
      '2026-03-02T09:30:00+24:00',
      '2026-03-02T09:30:00+01:60',
      '2026-03-02T09:30:00+1:00',
      ' 2026-03-02T09:30:00Z',
      '2026-03-02T0a:30:00Z',
      '２026-03-02T09:30:00Z',
      '2026-03-02T09:30:00ZZ',
      '1998-12-31T23:58:60Z',
      '1998-12-31T23:59:60+01:00',
    ],
  },
  date: {
    valid: ['2026-01-31', '2024-02-29'],
    invalid: ['2026-02-29', '2026-1-31', '2026-01-31T', '20260131', '2026-01-3', '2026/01/31'],
  },
  time: {
    valid: ['09:30:00Z', '09:30:00.5+01:30', '23:59:60Z'],
    invalid: ['09:30:00', '9:30:00Z', '24:00:00Z', '09:30Z', '12:00:60Z', ''],
  },
  duration: {
    valid: ['P1Y', 'P1Y2M3D', 'P1M', 'PT1H', 'PT1H2M3S', 'PT15M', 'P3W', 'P1DT12H', 'P2M10D', 'PT36H'],
    invalid: ['', 'P', 'PT', 'P1', '1D', 'P1Y2W', 'P1S', 'PT1D', 'P1DT', 'P1Y3D', 'PT1H3S', 'p1d', 'P-1D', 'P1.5D'],
  },
  email: {
    valid: [
      'a@b',
      'jo.sample+tag@works.example',
      '"a b"@c.example',
      '"a\\"b"@c.example',
      "o'neil@x.example",
      'a@[127.0.0.1]',
      'a@[IPv6:::1]',
      `${long(64)}@b.example`,
    ],
    invalid: [
      '',
      '@',
      'a@',
      '@b',
      'a b@c',
      'a..b@c',
      '.a@c',
      'a.@c',
      'a@b..c',
      'a@-b',
      'a@b_c',
      'a@b.',
      'a@[300.1.1.1]',
      'é@b.example',
      'a@é.example',
      `${long(65)}@b`,
      'a@b\n',
      'a@b@c',
    ],
  },
  'idn-email': { valid: ['é@b.example', 'a@bücher.example', 'a@b'], invalid: ['', 'é', 'a b@c', 'a@b c'] },
  hostname: {
    valid: [
      'a',
      'works.example',
      'a-b.c1',
      '1.2',
      'XN--80AK6AA92E.com',
      `${long(63)}.example`,
      Array(4).fill(long(62)).join('.'),
    ],
    invalid: [
      '',
      '.',
      'a.',
      '.a',
      'a..b',
      '-a',
      'a-',
      'a_b',
      'a b',
      'é',
      `${long(64)}.example`,
      `${Array(4).fill(long(63)).join('.')}.a`,
      'a\n',
    ],
  },
  'idn-hostname': {
    valid: [
      'bücher.example',
      '例え。テスト',
      'a',
      'straße.example',
      'xn--bcher-kva.example',
      'XN--BCHER-KVA',
      'xn--r8jz45g',
      'col·lecció',
      '͵α',
      'בי״ס',
      'コーヒー・ショップ',
      '١٢٣',
      '۱۲۳',
      'श्\u200dर',
      'می\u200cخواهم',
    ],
    invalid: [
      '',
      'a b',
      'bücher..example',
      '-ü',
      'a\u0000b',
      'a!b',
      'ab--c',
      'üb--c',
      'xn--',
      'xn--a',
      'xn--abc-',
      'xn--bcher-k!a',
      'xn--99999999',
      '\u0301a',
      'ـا',
      'a·b',
      'l·',
      '͵a',
      'a״',
      'a・b',
      '١۲',
      'a\u200db',
      'ab\u200ccd',
      `${'ü'.repeat(64)}.example`,
    ],
  },
  ipv4: {
    valid: ['0.0.0.0', '127.0.0.1', '255.255.255.255'],
    invalid: ['', '1.2.3', '1.2.3.4.5', '256.0.0.0', '01.2.3.4', '1.2.3.4.', '1.2.3.x', '1..2.3', '1.2.3.4\n'],
  },
  ipv6: {
    valid: [
      '::',
      '::1',
      '1::',
      '2001:db8::8a2e:370:7334',
      '1:2:3:4:5:6:7:8',
      '::ffff:192.0.2.1',
      '1:2:3:4:5:6:1.2.3.4',
      '1:2:3:4:5:6:7::',
      'FE80::ABCD',
    ],
    invalid: [
      '',
      ':',
      ':::',
      '1',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '1::2::3',
      '12345::',
      'g::',
      '1:2:3:4:5:6:7:1.2.3.4',
      '1.2.3.4::',
      '::1%eth0',
      '::1.2.3',
      '1:2:3:4::5:6:7:8',
      ':1::2',
    ],
  },
  uri: {
    valid: [
      'https://works.example',
      'http://u:p@h:80/p;a?q=1#f',
      'mailto:a@b.example',
      'urn:uuid:x',
      'http://[::1]:8080/',
      'ftp://h/%41',
      'a:',
      'http://[v1.x]/',
      'file:///etc',
      'http://h?q',
    ],
    invalid: [
      '',
      '//h/p',
      '/p',
      'p',
      'http://h/a b',
      'http://h/%4',
      'http://h/<',
      'http://[::1',
      'http://[x]/',
      'http://h:x/',
      '1http://h',
      'http://é/',
      'http://h/\\',
      'http://h#a#b',
      ':a',
      'http://a@b@c/',
      'http://h/\n',
    ],
  },
  'uri-reference': {
    valid: ['', '/p', 'p/q', '//h/p', '?q', '#f', '../a:b', 'https://h'],
    invalid: ['a b', '\\', '%', 'http://[', '1:2', '#a#b', 'é'],
  },
  iri: { valid: ['https://bücher.example/ß?ö#ü', 'a:é'], invalid: ['/é', 'http://é /', 'http://\u0085/', ''] },
  'iri-reference': { valid: ['/é', 'é', '#ü'], invalid: ['a b', '\u2028', '%é'] },
  'uri-template': {
    valid: ['', 'http://h/{id}', '{?a,b*}', '{+p:3}/x', 'é'],
    invalid: ['{', '}', 'a}', '{}', '{a b}', 'a b', '"', '{a'],
  },
  uuid: {
    valid: ['e6e465e5-bde6-4413-9f9b-90375321503c', 'E6E465E5-BDE6-0413-0F9B-90375321503C'],
    invalid: [
      '',
      'e6e465e5bde644139f9b90375321503c',
      'e6e465e5-bde6-4413-9f9b-90375321503',
      'g6e465e5-bde6-4413-9f9b-90375321503c',
      '{e6e465e5-bde6-4413-9f9b-90375321503c}',
    ],
  },
  regex: { valid: ['', '^a+$', '\\p{L}', '(?<n>a)'], invalid: ['(', '[', 'a{2,1}', '\\p{No}\\p{X}', '\\-'] },
  'json-pointer': { valid: ['', '/', '/a/0', '/a~1b~0c', '/é'], invalid: ['a', '/~', '/~2', '#/a'] },
  'relative-json-pointer': { valid: ['0', '1/a', '10#', '0/'], invalid: ['', '/a', '01', '-1', '1#/a', '1~', 'a'] },
  byte: { valid: ['', 'YQ==', 'YWI=', 'YWJj', '+/+/'], invalid: ['YQ', 'YQ=', 'Y===', 'YW-_', 'YQ==\n', 'YQ==YQ=='] },
  int32: { valid: [0, 2 ** 31 - 1, -(2 ** 31)], invalid: [2 ** 31, -(2 ** 31) - 1, 1.5] },
  int64: { valid: [0, 2 ** 53, -(2 ** 63)], invalid: [2 ** 63, 1e30, 0.5] },
  float: { valid: [0, 1.5, -3.4e38], invalid: [3.5e38, -1e300] },
};

test('every enforced format has examples', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual([...FORMAT_CHECKS.keys()].sort());
});

describe.each(Object.entries(EXAMPLES))('%s', (format, { valid, invalid }) => {
  test.each(valid)('accepts %j', async (value) => {
    expect((await check(format))(value)).toBe(true);
  });

  test.each(invalid)('rejects %j', async (value) => {
    expect((await check(format))(value)).toBe(false);
  });
});

test('validates long adversarial text without catastrophic backtracking', async () => {
  const hostile = [
    `${'a.'.repeat(50_000)}@`,
    `http://${'a'.repeat(100_000)}%`,
    '/~'.repeat(50_000),
    `P${'1'.repeat(100_000)}`,
    '{a'.repeat(50_000),
    'A'.repeat(99_999),
    '1:'.repeat(50_000),
  ];
  const textual = [...FORMAT_CHECKS.keys()].filter((format) => FORMAT_CHECKS.get(format)!.type === 'string');
  const checks = await Promise.all(textual.map(check));
  const verdicts = checks.flatMap((isFine) => hostile.map((text) => isFine(text)));
  expect(verdicts).toHaveLength(textual.length * hostile.length);
});

/** The function from the module that generated code imports. */
async function check(format: string): Promise<(value: unknown) => boolean> {
  const { name } = FORMAT_CHECKS.get(format)!;
  const url = new URL(`../../../../../templates/validators/runtime/${RUNTIME_FUNCTIONS.get(name)}.ts`, import.meta.url);
  const module: Record<string, (value: unknown) => boolean> = await import(/* @vite-ignore */ url.href);
  return module[name]!;
}
