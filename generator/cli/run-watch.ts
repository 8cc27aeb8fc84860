import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { pluginInputs } from '../plugins/config.ts';
import { readManifest } from '../write/manifest.ts';
import type { Arguments } from './arguments.ts';
import { Saves } from './saves.ts';
import type { Output } from './terminal.ts';
import { WatchProcess } from './watch-process.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs once, then again after every save of the spec, a template or the generator. The runs are in a child
 * process, so that a saved generator takes part in the next run, and a crash does not end the watch. SIGINT
 * and SIGTERM end it.
 */
export async function runWatch(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const saves = new Saves(args.out);
  using runs = new WatchProcess(args, stdout, stderr);
  saves.watch([dirname(args.spec), `${PROJECT}generator`, `${PROJECT}templates`]);
  while (!saves.ended) {
    await runs.next();
    saves.watch([...specFolders(args.out), ...pluginInputs(args).folders]);
    stdout.write('watching; Ctrl-C ends it\n');
    const saved = await saves.next();
    if (!saves.ended) stdout.write(`\nsaved: ${saved.join(', ')}\n`);
  }
  return 0;
}

/** The folders of the files that the last run has read: a reference may point anywhere. */
function specFolders(out: string): string[] {
  return [...new Set(Object.keys(readManifest(out)?.spec ?? {}).map((file) => dirname(join(out, file))))];
}
