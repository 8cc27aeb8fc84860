/** Strings that break careless handling of text, as JSON. */
export const hostileTexts: readonly string[] = [
  '\u{feff}begins with a byte order mark',
  "'; drop table customers; --",
  '%00%s%n{{7*7}}${7*7}',
  '<script>alert(1)</script>',
  '\u{202e}turned around',
  '🧾'.repeat(50),
  'é\u0301'.repeat(100),
  '../../../../etc/passwd',
  '\\u0000\\',
  '\u0001\u001f\u007f\u0085\u2028',
  '__proto__',
];

/** Strings that PostgreSQL cannot store, so every operation must reject them. */
export const brokenTexts: readonly string[] = ['a\u0000b', '\u0000', '\ud800', 'x\udc00y', '\udfff\ud800'];

/** Parts of a path or a query as they are sent. */
export const hostileParts: readonly string[] = [
  '%00',
  '%2e%2e%2f%2e%2e%2f',
  '..%5c..',
  '%ff%fe',
  '%ed%a0%80',
  '%c0%af',
  '%',
  '%zz',
  '%u0041',
  'null',
  '-1',
  '1e400',
  '%F0%9F%A7%BE',
  "'%20or%201=1--",
  '%7B%7B7*7%7D%7D',
  'a%0d%0aSet-Cookie:x=1',
  '[]',
  '%5B%24ne%5D=1',
  'x'.repeat(500),
];
