import { existsSync, realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import type { Arguments } from './arguments.ts';
import { type Output, paintFor } from './terminal.ts';

/**
 * `npm run generate -- --explain FILE:LINE`: shows the lines of the document and the template that a line
 * of the output comes from.
 */
export async function runExplain(
  args: Arguments & { readonly explain: string },
  stdout: Output,
  stderr: Output,
): Promise<number> {
  const refuse = (refusal: string): number => {
    if (args.format === 'json') stdout.write(`${JSON.stringify({ refusal })}\n`);
    else stderr.write(`${refusal}\n`);
    return 2;
  };
  const [, name, number] = /^(.+?):(\d+)(?::\d+)?$/.exec(args.explain) ?? [];
  if (name === undefined)
    return refuse(`--explain ${args.explain}: name a line, as in ${args.out}/types/src/schemas.ts:12`);
  const file = [name, `${args.out}/${name}`].find((each) => existsSync(each));
  if (file === undefined) return refuse(`There is no file ${name}, here or in ${args.out}/.`);
  const path = relative(realpathSync(args.out), realpathSync(resolve(file))).replaceAll('\\', '/');
  if (path.startsWith('..')) return refuse(`${name} is not generated: it is not in ${args.out}/.`);

  const progress = (attempts: number): void => {
    if (stderr.isTTY === true) stderr.write(`\r\u001B[Klooking for what the line needs: ${attempts} attempts`);
  };
  const { explain } = await import('../explain/explain.ts');
  const explained = await explain(args, path, Number(number), progress);
  if (stderr.isTTY === true) stderr.write('\r\u001B[K');
  if ('refusal' in explained) return refuse(explained.refusal);
  if ('diagnostics' in explained) {
    const { diagnosticsJson, printDiagnostics } = await import('./print-diagnostics.ts');
    await printDiagnostics(explained.diagnostics, args.format, stdout, stderr);
    if (args.format === 'json')
      stdout.write(`${JSON.stringify({ diagnostics: await diagnosticsJson(explained.diagnostics) })}\n`);
    return 1;
  }
  const { explanationJson, explanationText } = await import('../explain/show-explanation.ts');
  const line = { file: relative('', file).replaceAll('\\', '/'), line: Number(number), ...explained };
  stdout.write(
    args.format === 'json' ? `${JSON.stringify(explanationJson(line))}\n` : explanationText(line, paintFor(stdout)),
  );
  return 0;
}
