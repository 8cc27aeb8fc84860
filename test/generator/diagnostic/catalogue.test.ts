import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '../../../generator/diagnostic/catalogue.ts';
import { renderDiagnostics } from '../../../generator/diagnostic/render.ts';
import { locateIn } from '../../../generator/load/read/locate.ts';
import { diagnosticsOf } from './diagnostics-of.ts';

const folder = 'test/golden/diagnostics';
const cases = readdirSync(folder).sort();

test('has a golden case for every code of the catalogue', () => {
  expect(cases).toEqual(Object.keys(catalogue).sort());
});

test.each(cases)('reports %s as expected', async (code) => {
  const diagnostics = await diagnosticsOf(`${folder}/${code}/spec.yaml`);
  expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code);
  const text = renderDiagnostics(diagnostics, { format: 'text', colour: false, locate: locateIn() });
  await expect(text).toMatchFileSnapshot(`../../golden/diagnostics/${code}/diagnostics.txt`);
});
