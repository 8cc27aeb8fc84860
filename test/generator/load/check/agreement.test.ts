import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extensions } from '../../../../generator/load/check/rules/extensions.ts';
import { checkedFormats } from '../../../../generator/load/check/rules/keywords.ts';
import { schemaKeywords } from '../../../../generator/load/document/schema-keywords.ts';
import { ENFORCED_KEYWORDS } from '../../../../generator/targets/validators/prepare-schema.ts';
import { FORMAT_CHECKS } from '../../../../generator/targets/validators/runtime-functions.ts';

test('lists exactly the formats that the validators check', () => {
  expect([...checkedFormats].sort()).toEqual([...FORMAT_CHECKS.keys()].sort());
});

test('knows every keyword that the validators enforce', () => {
  for (const keyword of ENFORCED_KEYWORDS)
    expect([...schemaKeywords.keys(), ...Object.keys(extensions)]).toContain(keyword);
});

test('finds every extension in spec/README.md', () => {
  const rows = [...readFileSync('spec/README.md', 'utf8').matchAll(/^\| `(x-[a-z-]+)` \|/gm)].map((match) => match[1]);
  expect(rows.sort()).toEqual(Object.keys(extensions).sort());
});
