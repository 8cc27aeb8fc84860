import { schemaRule } from './rule.ts';

/** The types use the prefix and the validators use the pattern, so the two must agree. */
export const idPrefixPattern = schemaRule({
  code: 'id-prefix-pattern',
  reads: (place) => [[...place.slice(0, -1), 'pattern']],
  check({ 'x-id-prefix': prefix, pattern }, report) {
    if (typeof prefix !== 'string') return;
    const expected = `^${prefix}[a-z0-9]{26}$`;
    const message = `x-id-prefix: ${prefix} requires the pattern ${expected}`;
    if (pattern === undefined) report(['x-id-prefix'], `${message}, which is missing`);
    else if (pattern !== expected) report(['pattern'], `${message}, not ${String(pattern)}`);
  },
});
