import type { Explained } from '../explained.ts';

const CHARGE = 'service/limits/immediate-charge.ts';
const ADDRESS = 'service/limits/ip-address.ts';
const COUNTING_REDIS = 'service/limits/counting-redis.ts';
const REDIS = 'service/limits/open-redis.ts';

export const explainedLimits: readonly Explained[] = [
  { file: CHARGE, inLine: "name: '24 hours'", original: "'24 hours'", reason: 'text of an error' },
  { file: CHARGE, inLine: "name: 'hour'", original: "'hour'", reason: 'text of an error' },
  {
    file: CHARGE,
    inLine: 'pg_advisory_xact_lock',
    reason:
      'mutants run on the embedded database, whose transactions run one after the other; the suite runs on PostgreSQL, too',
  },
  {
    file: ADDRESS,
    inLine: 'replace(/%.*$/',
    original: '/%.*$/',
    reason: 'Node.js drops the zone of an IPv6 address itself',
  },
  {
    file: ADDRESS,
    inLine: 'const mapped =',
    original: String.raw`/^::ffff:(\d+\.\d+\.\d+\.\d+)$/`,
    reason: 'the text is an address in canonical form, so only a mapped one ends like that',
  },
  {
    file: ADDRESS,
    inLine: 'if (bracketed !== null)',
    original: "''",
    reason: 'the group of the expression always matches',
  },
  {
    file: ADDRESS,
    inLine: String.raw`/^[\d.]+:\d+$/.test(text)`,
    reason: 'another text with a colon is not an IPv4 address, before or after the replacement',
  },
  {
    file: ADDRESS,
    inLine: "const [head = '', tail]",
    reason: 'in canonical form, an IPv4 tail follows only groups that are not counted',
  },
  {
    file: ADDRESS,
    inLine: "tail === ''",
    reason: 'a last group that is empty instead of 0 is not counted',
  },
  {
    file: COUNTING_REDIS,
    inLine: "PROBE_KEY = 'billing:probe'",
    original: "'billing:probe'",
    reason: 'the name of a key that nothing reads',
  },
  { file: REDIS, inLine: 'clearTimeout(timer)', reason: 'the promise is settled; the timer has no effect' },
];
