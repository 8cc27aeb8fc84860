import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { count, type Output, printDiagnostics, seconds } from '../cli/terminal.ts';
import { readApi } from '../model/read-api.ts';
import { emitSite } from '../targets/docs/emit-site.ts';
import type { Arguments } from './arguments.ts';

/** Writes the whole site to a folder. Returns the exit status: 0, or 1 when the document has errors. */
export async function writeSite(
  { spec, scope, out }: Arguments & { readonly out: string },
  stdout: Output,
  stderr: Output,
): Promise<number> {
  const start = performance.now();
  const { api, errors, warnings, locate } = await readApi(spec);
  await printDiagnostics([...errors, ...(await warnings())], 'text', stdout, stderr, locate);
  if (api === undefined) return 1;
  const units = [...emitSite(api, { scope })];
  const folders = new Set(units.map(({ path }) => dirname(join(out, path))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  for (const { path, render } of units) writeFileSync(join(out, path), render());
  stdout.write(`${out}: ${count(units.length, 'file')} (${seconds(performance.now() - start)})\n`);
  return 0;
}
