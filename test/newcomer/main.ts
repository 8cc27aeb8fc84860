import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { scriptArguments } from '../support/script-arguments.ts';
import { reasonFor, uncovered } from './coverage.ts';
import { freshClone } from './fresh-clone.ts';
import { type DocumentedCommand, documentedCommands, documentedSnippets } from './markdown-commands.ts';
import { snippetSteps } from './snippet-steps.ts';
import { isFree, StepRunner } from './step-runner.ts';
import { steps } from './steps.ts';

const USAGE = `Runs the documented commands and snippets in a fresh clone of HEAD.

  npm run newcomer

Exit status 0: all work; 1: one failed, or has no step in test/newcomer/; 2: wrong arguments.
`;
scriptArguments(USAGE, {});

/** The port of `npm start`, the first command, while which most others run. */
const SERVICE_PORT = 8080;
const root = fileURLToPath(new URL('../../', import.meta.url));
const print = (line: string): void => void process.stdout.write(`${line}\n`);

if (!(await isFree(SERVICE_PORT))) {
  process.stderr.write(
    `Port ${SERVICE_PORT} of 127.0.0.1 is in use, and npm start needs it: stop the program that uses it.\n`,
  );
  process.exit(1);
}
const started = performance.now();
const clone = freshClone(root);
const runner = new StepRunner(clone, print);
process.once('SIGINT', () => end(130)).once('SIGTERM', () => end(143));
try {
  const isDirty = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '';
  print(`A fresh clone of HEAD${isDirty ? ', without uncommitted changes' : ''}; node --version: ${clone.nodeVersion}`);
  const commands = documentedCommands(clone.folder);
  const missing = uncovered(commands);
  for (const { file, line, text } of missing) print(`missing  ${file}:${line} has no step and no omission: ${text}`);

  await runner.run(steps);
  const snippets = documentedSnippets(clone.folder).filter(({ language }) => language === 'ts');
  for (const snippet of snippets) await runner.run(snippetSteps(clone.folder, snippet));
  await runner.run([{ command: 'git status --porcelain', prints: /^$/ }]);

  printOmissions(commands);
  const { ran, failed } = runner.counts;
  print(`Ran ${ran} commands in ${Math.round((performance.now() - started) / 1_000)} s; ${failed} failed`);
  process.exitCode = failed + missing.length === 0 ? 0 : 1;
} finally {
  runner.close();
  clone.remove();
}

function printOmissions(commands: readonly DocumentedCommand[]): void {
  const omitted = commands.filter(({ text }) => reasonFor(text) !== undefined);
  for (const [reason, all] of Map.groupBy(omitted, ({ text }) => reasonFor(text)!))
    print(`Left out, because each ${reason}: ${[...new Set(all.map(({ text }) => text))].join(', ')}`);
}

function end(code: number): never {
  runner.close();
  clone.remove();
  process.exit(code);
}
