import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { generate } from '../../../generator/generate.ts';
import { WorkerPool } from '../../../generator/render/pool.ts';
import { inputsOf, isCurrent } from '../../../generator/write/inputs.ts';
import { readManifest } from '../../../generator/write/manifest.ts';
import { writeFiles } from '../../../generator/write/write.ts';
import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { FileHashes } from '../../../generator/write/hash.ts';

test('the next run sees a document that was saved during the previous run as changed', async () => {
  const folder = await temporaryDirectory();
  cpSync('test/golden/several-files', folder, { recursive: true });
  const options = { spec: join(folder, 'spec.yaml'), out: join(folder, 'out'), scope: '@saved', strict: false };
  using pool = new WorkerPool();
  const { output, specFiles } = await generate(options, { pool });
  const isStill = (): boolean =>
    isCurrent(readManifest(options.out)!, options, { hashes: new FileHashes(), recorded: {}, generator: {} });
  writeFiles(options.out, output!.files, undefined, inputsOf(options, specFiles));
  expect(isStill()).toBe(true);

  const late = await generate(options, { pool });
  appendFileSync([...specFiles.keys()].at(-1)!, '# Saved in between.\n');
  writeFiles(options.out, late.output!.files, readManifest(options.out), inputsOf(options, late.specFiles));
  expect(isStill()).toBe(false);
});
