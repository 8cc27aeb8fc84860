import { watchDocument } from '../serve/document-watch.ts';
import { type Output, printDiagnostics } from '../cli/terminal.ts';
import { listen } from '../serve/listen.ts';
import type { Api } from '../model/api.ts';
import { share } from '../model/share.ts';
import { emitSite } from '../targets/docs/emit-site.ts';
import type { Arguments } from './arguments.ts';
import { createSiteServer } from './site-server.ts';
import type { Locate, Place } from '../diagnostic/diagnostic.ts';

/**
 * Serves the site on localhost and reloads open pages when a save of the spec has changed them. Renders only
 * the pages that are requested. Ends with SIGINT or SIGTERM.
 *
 * @throws ListenError when the port can't be used.
 */
export async function preview({ spec, scope, port }: Arguments, stdout: Output, stderr: Output): Promise<number> {
  using watch = watchDocument(spec, stdout, stderr);
  const site = createSiteServer();
  const { origin, close } = await listen(site.handle, port);
  let shown: Api | undefined;

  const update = async (): Promise<void> => {
    const { api, errors, warnings, locate } = await watch.read();
    if (api === undefined) return site.showErrors(errors);
    // The same object as before when the save changed nothing, such as the second event of a rename.
    const next = share(shown, withLines(api, locate));
    const unitOf = (path: string) => emitSite(next, { scope }).find((unit) => unit.path === path);
    if (next !== shown || site.showsErrors()) site.show((path) => unitOf(path)?.render());
    shown = next;
    // After the reload of open pages, since the checks take longer than rendering a page.
    await printDiagnostics(await warnings(), 'text', stdout, stderr, locate);
  };

  await update();
  stdout.write(`The docs are at ${origin}/ and follow each save. Press Ctrl-C to stop.\n`);
  await watch.follow(update, (line) => stdout.write(line));
  close();
  return 0;
}

/**
 * The same `Api` with the line number in each `source`. Only for the preview: in a site that is written to
 * disk, every edit would change the lines of everything below it.
 */
export function withLines(api: Api, locate: Locate): Api {
  const withLine = <T extends { readonly place: Place }>(one: T): T => ({
    ...one,
    source: `${one.place.file}:${locate(one.place).line}`,
  });
  return {
    ...api,
    operations: api.operations.map(withLine),
    events: api.events.map(withLine),
    schemas: api.schemas.map(withLine),
    errors: api.errors.map(withLine),
  };
}
