import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { printDiagnostics } from '../cli/print-diagnostics.ts';
import { count, type Output, seconds } from '../cli/terminal.ts';
import { SiteFiles } from '../targets/docs/site-files.ts';
import { readApi } from '../model/read-api.ts';
import type { Words } from './arguments.ts';

/** Writes the whole site into a folder. Exit status: 0 done, 1 the document has errors. */
export async function writeSite(
  { spec, scope, out }: Words & { readonly out: string },
  stdout: Output,
  stderr: Output,
): Promise<number> {
  const start = performance.now();
  const { api, errors } = await readApi(spec);
  if (api === undefined) {
    await printDiagnostics(errors, 'text', stdout, stderr);
    return 1;
  }
  const folders = new Set<string>();
  let written = 0;
  for (const { path, text } of new SiteFiles(api, scope).all()) {
    const file = join(out, path);
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, text);
    written += 1;
  }
  stdout.write(`${out}: ${count(written, 'file')} (${seconds(performance.now() - start)})\n`);
  return 0;
}
