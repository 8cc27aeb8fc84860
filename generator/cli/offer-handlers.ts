import { createInterface } from 'node:readline/promises';

import type { Arguments } from './arguments.ts';
import { count, type Output, paintFor } from './terminal.ts';

/** Names the operations that no hand-written module answers yet, and adds stubs for them when asked to. */
export async function offerHandlers(args: Arguments & { readonly service: string }, stdout: Output): Promise<number> {
  const { findMissingHandlers } = await import('../handlers/find-missing-handlers.ts');
  const { addStub } = await import('../handlers/add-stub.ts');
  const { openService } = await import('../handlers/service-project.ts');
  const { readRoutes } = await import('../handlers/read-routes.ts');
  const project = openService(args.service);
  const missing = findMissingHandlers(project, readRoutes(args.out));
  if (missing.length === 0) return 0;
  const paint = paintFor(stdout);
  stdout.write(`\n${count(missing.length, 'operation')} that ${args.service}/ does not answer yet:\n`);
  for (const handler of missing) stdout.write(`  ${paint('yellow', handler.operation)}  ${handler.file}\n`);
  if (!args.addHandlers && !(await agreed(stdout))) {
    stdout.write('npm run generate -- --add-handlers adds a stub for each that answers 501 until it is written.\n');
    return 0;
  }
  for (const handler of missing) addStub(project, handler, args.scope);
  project.saveSync();
  stdout.write(`${count(missing.length, 'stub')} added. A new file still has to be named in ${args.service}/handlers.ts.\n`);
  return 0;
}

/** Asks only where somebody can answer. */
async function agreed(stdout: Output): Promise<boolean> {
  if (!stdout.isTTY || !process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question('Add stubs that answer 501? [y/N] ')).trim());
  } finally {
    terminal.close();
  }
}
