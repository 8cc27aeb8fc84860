/** Samples of one format. */
export interface FormatSamples {
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
  /** A text of this many characters, if the format has one. */
  readonly ofLength: (length: number) => string | undefined;
  /** Different numbers produce different texts. */
  readonly variant: (number: number) => string;
}

const LABEL = 63;
/** RFC 5321 §4.5.3.1.2 */
const MAIL_DOMAIN = 255;
const HOST = 253;
const LOCAL_PART = 64;
const URI_START = 'https://works.example/';

const FORMATS: Readonly<Record<string, FormatSamples>> = {
  email: {
    accepted: [
      'jo@works.example',
      "o'hara+invoices@sub.works.example",
      'JO@WORKS.EXAMPLE',
      '"jo"@works.example',
      'jo@[192.0.2.7]',
      `${'a'.repeat(LOCAL_PART)}@works.example`,
    ],
    rejected: [
      'jo',
      'jo@',
      '@works.example',
      'jo@@works.example',
      'jo sample@works.example',
      'jo@-works.example',
      'jo@works..example',
      '.jo@works.example',
    ],
    ofLength: mailboxOfLength,
    variant: (number) => `jo${number}@works.example`,
  },
  'date-time': {
    accepted: [
      '2026-03-02T09:30:00Z',
      '2026-03-02t09:30:00.123456789z',
      '2024-02-29T23:59:59+23:59',
      '2026-03-02T09:30:00-00:00',
      '2016-12-31T23:59:60Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59.999999-23:59',
    ],
    rejected: [
      '',
      '2026-03-02',
      '09:30:00Z',
      '2026-03-02T09:30:00',
      '2026-03-02 09:30:00Z',
      '2026-02-29T09:30:00Z',
      '2026-13-02T09:30:00Z',
      '2026-03-02T24:00:00Z',
      '2026-03-02T09:30:60Z',
      '2026-03-02T09:30:00.Z',
      '2026-03-02T09:30:00+24:00',
      '2026-3-2T9:30:00Z',
    ],
    ofLength: () => undefined,
    variant: (number) => new Date(Date.UTC(2026, 2, 2, 9, 30, number)).toISOString(),
  },
  date: {
    accepted: ['2026-03-02', '2024-02-29', '0000-01-01', '9999-12-31'],
    rejected: ['', '2026-3-2', '2026-02-29', '2026-13-02', '2026-03-02T00:00:00Z', '02.03.2026'],
    ofLength: () => undefined,
    variant: (number) => new Date(Date.UTC(2026, 2, 2 + number)).toISOString().slice(0, 10),
  },
  uuid: {
    accepted: ['0f9c1a52-6c0d-4b7e-8a53-2d3f6f1f7c11', '0F9C1A52-6C0D-4B7E-8A53-2D3F6F1F7C11'],
    rejected: ['', '0f9c1a52', '0f9c1a526c0d4b7e8a532d3f6f1f7c11', '0f9c1a52-6c0d-4b7e-8a53-2d3f6f1f7c1g'],
    ofLength: () => undefined,
    variant: (number) => `0f9c1a52-6c0d-4b7e-8a53-${String(number).padStart(12, '0')}`,
  },
  uri: {
    accepted: ['https://works.example/a?b=c#d', 'mailto:jo@works.example', 'urn:isbn:0451450523'],
    rejected: ['', 'works', '/a', '//works.example/a', 'https://works.example/a b'],
    ofLength: (length) => (length < URI_START.length ? undefined : URI_START.padEnd(length, 'a')),
    variant: (number) => `https://works.example/${number}`,
  },
  hostname: {
    accepted: [
      'a',
      'works.example',
      'WORKS.example',
      'xn--bcher-kva.example',
      '1.works.example',
      `${'a'.repeat(LABEL)}.example`,
      hostOfLength(HOST),
    ],
    rejected: [
      '',
      '.works.example',
      'works..example',
      '-works.example',
      'works-.example',
      'my_works.example',
      'my works.example',
      'bücher.example',
      `${'a'.repeat(LABEL + 1)}.example`,
      hostOfLength(HOST + 1),
    ],
    ofLength: (length) => (length < 1 || length > HOST ? undefined : hostOfLength(length)),
    variant: (number) => `shop${number}.works.example`,
  },
};

/** @throws Error for a format without samples, so that no format is untested */
export function formatSamples(format: string): FormatSamples {
  const samples = FORMATS[format];
  if (samples === undefined)
    throw new Error(`The derived suite has no samples of the format ${format}; add some to format-samples.ts.`);
  return samples;
}

/** RFC 5321 §4.5.3.1: 64 characters before the `@`; a host name has 253. */
function mailboxOfLength(length: number): string | undefined {
  const local = Math.min(LOCAL_PART, length - 4);
  const host = length - local - 1;
  if (local < 1 || host > MAIL_DOMAIN) return undefined;
  return `${'a'.repeat(local)}@b.${hostOfLength(host - 2)}`;
}

function hostOfLength(length: number): string {
  if (length <= LABEL) return 'c'.repeat(length);
  const label = Math.min(LABEL, length - 2);
  return `${'c'.repeat(label)}.${hostOfLength(length - label - 1)}`;
}
