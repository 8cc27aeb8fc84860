import { dirname } from 'node:path';

import { printDiagnostics } from '../cli/print-diagnostics.ts';
import { AT_ONCE_MILLISECONDS, readSaved, Saves } from '../cli/saves.ts';
import { type Output, seconds } from '../cli/terminal.ts';
import type { ParsedFiles } from '../load/read/sources.ts';
import { SiteFiles } from '../targets/docs/site-files.ts';
import { listen } from '../listen.ts';
import { createSiteServer } from './site-server.ts';
import { type ReadApi, readApi } from '../model/read-api.ts';
import { withLines } from './with-lines.ts';
import type { Words } from './arguments.ts';

/**
 * Serves the site, and lets open pages reload after each save of the spec. Ends with SIGINT or SIGTERM.
 *
 * @throws ListenError when the port can't be used.
 */
export async function preview({ spec, scope, port }: Words, stdout: Output, stderr: Output): Promise<number> {
  const saves = new Saves('generated', AT_ONCE_MILLISECONDS);
  const end = (): void => saves.end();
  process.once('SIGINT', end).once('SIGTERM', end);

  const { handle, show } = createSiteServer();
  const { origin, close } = await listen(handle, port);

  const take = async ({ api, errors, specFiles }: ReadApi): Promise<void> => {
    saves.watch([dirname(spec), ...specFiles.map((file) => dirname(file))]);
    if (api === undefined) await printDiagnostics(errors, 'text', stdout, stderr);
    // With errors, the last pages that there were stay.
    show(api === undefined ? { errors } : { files: new SiteFiles(withLines(api), scope) });
  };
  const parsed: ParsedFiles = new Map();
  const read = (): Promise<ReadApi> => readApi(spec, parsed);
  await take(await read());
  stdout.write(`The docs are at ${origin}/, and follow each save; Ctrl-C ends it.\n`);
  while (!saves.ended) {
    const saved = await saves.next();
    if (saves.ended) break;
    const start = performance.now();
    await take(await readSaved(read, ({ errors }) => errors.length > 0));
    stdout.write(`${saved.join(', ')} (${seconds(performance.now() - start)})\n`);
  }
  close();
  return 0;
}
