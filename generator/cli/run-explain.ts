import { existsSync, realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { explain, Refusal } from '../explain/explain.ts';
import { explanationJson, explanationText } from '../explain/show-explanation.ts';
import type { Arguments } from './arguments.ts';
import { type Output, paintFor, printDiagnostics } from './terminal.ts';

/** `npm run generate -- --explain FILE:LINE`. Exit status: 1 for errors in the document, 2 for a refusal. */
export async function runExplain(args: Arguments, stdout: Output, stderr: Output): Promise<number> {
  const isJson = args.format === 'json';
  const printJson = (value: object): unknown => stdout.write(`${JSON.stringify(value)}\n`);
  try {
    const { file, path, line } = generatedLine(args);
    const progress = (attempts: number): void => {
      if (stderr.isTTY === true) stderr.write(`\r\u001B[Klooking for what the line needs: ${attempts} attempts`);
    };
    const explained = await explain(args, path, line, progress).finally(() => {
      if (stderr.isTTY === true) stderr.write('\r\u001B[K');
    });
    if ('diagnostics' in explained) {
      const { diagnostics, locate } = explained;
      const data = await printDiagnostics(diagnostics, args.format, stdout, stderr, locate);
      if (isJson) printJson({ diagnostics: data });
      return 1;
    }
    const shown = { file, line, ...explained };
    if (isJson) printJson(explanationJson(shown));
    else stdout.write(explanationText(shown, paintFor(stdout)));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isJson) printJson({ refusal: error.message });
    else stderr.write(`${error.message}\n`);
    return 2;
  }
}

/** `file` is relative to the working directory, `path` to the output folder. @throws Refusal */
function generatedLine({ explain: question = '', out }: Arguments): { file: string; path: string; line: number } {
  const [, name, line] = /^(.+?):(\d+)(?::\d+)?$/.exec(question) ?? [];
  if (name === undefined) throw new Refusal(`--explain ${question}: name a line, as in ${out}/types/src/schemas.ts:12`);
  const file = [name, `${out}/${name}`].find((each) => existsSync(each));
  if (file === undefined) throw new Refusal(`There is no file ${name}, here or in ${out}/.`);
  const path = relative(realpathSync(out), realpathSync(resolve(file))).replaceAll('\\', '/');
  if (path.startsWith('..')) throw new Refusal(`${name} is not generated: it is not in ${out}/.`);
  return { file: relative('', file).replaceAll('\\', '/'), path, line: Number(line) };
}
