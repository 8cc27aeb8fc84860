/** `npm run newcomer`: the README's commands and snippets as they are printed, in a fresh clone. Exit code: 0, or 1 when one failed. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { reasonFor, uncovered } from './coverage.ts';
import { freshClone } from './fresh-clone.ts';
import { readmeCommands, readmeSnippets } from './readme-commands.ts';
import { snippetSteps } from './snippet-steps.ts';
import { steps } from './steps.ts';
import { isFree, Walk } from './walk.ts';

/** That of the README's first command, beside which most others run. */
const SERVICE_PORT = 8080;
const root = fileURLToPath(new URL('../../', import.meta.url));
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

if (!(await isFree(SERVICE_PORT))) {
  process.stderr.write(
    `Port ${SERVICE_PORT} of 127.0.0.1 is in use. The README starts the service there: stop what uses it.\n`,
  );
  process.exit(1);
}
const started = performance.now();
const clone = freshClone(root);
const walk = new Walk(clone, tell);
process.once('SIGINT', () => end(130)).once('SIGTERM', () => end(143));
try {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '';
  tell(
    `A fresh clone of HEAD${changed ? ', without changes that are not committed' : ''}; node --version: ${clone.nodeVersion}`,
  );
  const readme = readFileSync(join(clone.folder, 'README.md'), 'utf8');
  const commands = readmeCommands(readme);
  const missing = uncovered(commands);
  for (const { text, line } of missing) tell(`missing  README.md:${line} is neither run nor left out: ${text}`);

  await walk.take(steps);
  const snippets = readmeSnippets(readme).filter(({ language }) => language === 'ts');
  for (const snippet of snippets) await walk.take(snippetSteps(clone.folder, snippet));
  await walk.take([{ command: 'git status --porcelain', prints: /^$/ }]);

  const left = Map.groupBy(
    commands.filter(({ text }) => reasonFor(text) !== undefined),
    ({ text }) => reasonFor(text)!,
  );
  for (const [reason, all] of left)
    tell(`Left out, since each ${reason}: ${[...new Set(all.map(({ text }) => text))].join(', ')}`);
  const { ran, failed } = walk.counts;
  tell(`Ran ${ran} commands in ${Math.round((performance.now() - started) / 1_000)} s; ${failed} failed`);
  process.exitCode = failed + missing.length === 0 ? 0 : 1;
} finally {
  walk.close();
  clone.remove();
}

function end(code: number): never {
  walk.close();
  clone.remove();
  process.exit(code);
}
