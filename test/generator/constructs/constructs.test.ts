import { expect, test } from 'vitest';

import { loadSpec } from '../../../generator/load/load-spec.ts';
import { checkRules } from '../../support/check-rules.ts';
import { expectPrinted } from '../../support/printed-block.ts';
import { rows } from './rows.ts';

test.each(rows.map((row) => [row.construct, row] as const))(
  'warns about %s, at its place',
  async (_, { document, code, at }) => {
    const json = { openapi: '3.1.0', info: { title: 'A', version: '1.0.0' }, ...document };
    const spec = await loadSpec('spec.json', { readText: () => JSON.stringify(json) });
    const found = [...spec.diagnostics, ...checkRules(spec)].map((one) => [
      one.severity,
      one.code,
      one.place.path.join('.').endsWith(at),
    ]);
    expect(found).toEqual([['warning', code, true]]);
  },
);

test('generator/README.md lists the constructs', () => {
  const cells = rows.map(({ construct, code, effect }) => `| ${construct} | \`${code}\` | ${effect} |`);
  expectPrinted(
    'generator/README.md',
    'constructs',
    ['| construct | diagnostic | what happens |', '|---|---|---|', ...cells].join('\n'),
  );
});
