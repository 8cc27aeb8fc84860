import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

import { expect, test } from 'vitest';

/** What a process of its own has loaded when it can render types. */
function loaded(): string[] {
  const program = `
    const { useLightLibraries } = await import('./generator/targets/types/light-libraries.ts');
    useLightLibraries();
    const { renderTypes } = await import('./generator/targets/types/render-types.ts');
    const [type] = renderTypes({ declarations: [{ name: 'Boat', schema: { type: 'string' } }], typeNames: [] });
    if (type.text !== 'string') throw new Error(type.text);
    const { writeSync } = process.getBuiltinModule('node:fs');
    writeSync(1, JSON.stringify([...Object.keys(process.getBuiltinModule('module')._cache), ...process.moduleLoadList]));
  `;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }));
}

test('those who render types load one compiler, and nothing that finds, reads or fetches files', () => {
  const files = loaded();
  expect(files.filter((file) => file.endsWith('/typescript.js'))).toHaveLength(1);
  expect(files.filter((file) => /\/(minimatch|tinyglobby|https-proxy-agent)\//.test(file))).toEqual([]);
  expect(files.filter((file) => /^NativeModule (net|tls|https?|tty)$/.test(file))).toEqual([]);
  const [common, ...more] = files.filter((file) => file.includes('ts-morph-common'));
  expect(more).toEqual([]);
  expect(statSync(common!).size).toBeLessThan(200_000);
});
