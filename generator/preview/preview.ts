import { dirname } from 'node:path';

import { printDiagnostics } from '../cli/print-diagnostics.ts';
import { AT_ONCE_MILLISECONDS, readSaved, Saves } from '../cli/saves.ts';
import { type Output, seconds } from '../cli/terminal.ts';
import { listen } from '../listen.ts';
import type { Api } from '../model/api.ts';
import { share } from '../model/share.ts';
import { readApi } from '../model/read-api.ts';
import { emitSite } from '../targets/docs/emit-site.ts';
import type { Arguments } from './arguments.ts';
import { createSiteServer } from './site-server.ts';
import { withLines } from './with-lines.ts';

/**
 * Serves the site on localhost and reloads open pages when a save of the spec has changed them. Renders only the pages that are
 * requested. Ends with SIGINT or SIGTERM.
 *
 * @throws ListenError when the port can't be used.
 */
export async function preview({ spec, scope, port }: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const saves = new Saves('generated', AT_ONCE_MILLISECONDS);
  const end = (): void => saves.end();
  process.once('SIGINT', end).once('SIGTERM', end);

  const site = createSiteServer();
  const { origin, close } = await listen(site.handle, port);
  let shown: Api | undefined;

  const update = async (): Promise<void> => {
    const { api, errors, specFiles } = await readSaved(
      () => readApi(spec),
      (read) => read.errors.length > 0,
    );
    saves.watch([dirname(spec), ...specFiles.map((file) => dirname(file))]);
    if (api === undefined) {
      await printDiagnostics(errors, 'text', stdout, stderr);
      return site.showErrors(errors);
    }
    // The same object as before when the save changed nothing, such as the second event of a rename.
    const next = share(shown, withLines(api));
    if (next !== shown || site.showsErrors())
      site.show((path) =>
        emitSite(next, { scope })
          .find((unit) => unit.path === path)
          ?.render(),
      );
    shown = next;
  };

  await update();
  stdout.write(`The docs are at ${origin}/ and follow each save. Press Ctrl-C to stop.\n`);
  while (!saves.ended) {
    const saved = await saves.next();
    if (saves.ended) break;
    const start = performance.now();
    await update();
    stdout.write(`${saved.join(', ')} (${seconds(performance.now() - start)})\n`);
  }
  close();
  return 0;
}
