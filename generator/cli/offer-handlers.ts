import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

import type { Arguments } from './arguments.ts';
import { count, type Output, paintFor, prompt } from './terminal.ts';

/** Lists the operations without a handler, and adds stubs for them if the developer agrees. */
export async function offerHandlers(args: Arguments, stdout: Output, stderr: Output): Promise<void> {
  if (args.service === undefined) return;
  // Output for machines holds only the one report.
  const output = args.format === 'text' ? stdout : stderr;
  const { findMissingHandlers, openService, readRoutes } = await import('../handlers/find-missing-handlers.ts');
  const project = openService(args.service);
  const missing = findMissingHandlers(project, readRoutes(args.out), args.service);
  if (missing.length === 0) return;
  const paint = paintFor(output);
  output.write(`\n${count(missing.length, 'operation')} without a handler in ${args.service}/:\n`);
  for (const { id, file } of missing) output.write(`  ${paint('yellow', id)}  ${relative('.', file)}\n`);
  const isAgreed =
    args.addHandlers || /^y(es)?$/i.test((await prompt('Add stubs that respond 501? [y/N] ', output)) ?? '');
  if (!isAgreed) {
    output.write('npm run generate -- --add-handlers adds a stub for each, which responds 501 until you write it.\n');
    return;
  }
  const { addStubs } = await import('../handlers/add-stubs.ts');
  for (const [path, text] of addStubs(project, missing, args.scope)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  output.write(`${count(missing.length, 'stub')} added.\n`);
}
