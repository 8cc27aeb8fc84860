import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '../chaos/place.ts';
import { freshClone } from '../newcomer/fresh-clone.ts';
import type { Ready } from '../service/start/place.ts';
import { type Program, startProgram } from '../service/start/program.ts';
import { rejectArguments, scriptArguments } from '../support/script-arguments.ts';
import { imageScript } from './image.ts';
import { readDockerfile } from './read-dockerfile.ts';
import { useService } from './use-service.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const SKIPPED =
  'Installed without development dependencies: starting with generated/ as it is, without checking it against the spec.';
const began = performance.now();
const print = (line: string): void =>
  void process.stdout.write(`${((performance.now() - began) / 1_000).toFixed(0).padStart(5)} s  ${line}\n`);
const USAGE = `Installs the committed state as production does, and uses it. Needs the npm registry.

  npm run production               all parts
  npm run production -- install    npm ci --omit=dev && npm start
  npm run production -- docs       with the documentation site that was built before npm prune
  npm run production -- image      the steps of the Dockerfile, as root on Linux
`;
const parts: Readonly<Record<string, () => Promise<void>>> = {
  install: withoutDevelopmentDependencies,
  docs: withDocs,
  image: asImage,
};

const { positionals: chosen } = scriptArguments(USAGE, { allowPositionals: true });
const unknown = chosen.find((name) => parts[name] === undefined);
if (unknown !== undefined) rejectArguments(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}.`);
const clone = freshClone(root);
try {
  for (const name of chosen.length === 0 ? Object.keys(parts) : chosen) await parts[name]!();
  print('Everything works.');
} finally {
  clone.remove();
}

/** `npm ci --omit=dev && npm start`. */
async function withoutDevelopmentDependencies(): Promise<void> {
  npm('ci', '--omit=dev');
  print('installed without development dependencies');
  const service = startProgram(['npm', 'start', '--silent', '--', '--port', '0', '--json'], inClone());
  const ready = await readyOf(service);
  expect('the check of generated/ is skipped, and says so', (await service.complains(SKIPPED)).includes(SKIPPED));
  await useService(ready);
  const docs = await fetch(`${ready.url}/docs/`);
  const page = await docs.text();
  expect('/docs says what is missing', docs.status === 503 && page.includes('without the documentation generator'));
  const backup = join(clone.folder, '../backup.tar.gz');
  npm('run', '--silent', 'operator', '--', 'backup', backup);
  await end(service);
  npm('run', '--silent', 'operator', '--', 'restore', backup, '--data', join(clone.folder, '../restored'));
  print('npm start, requests, webhooks, invoices, backup and restore work without development dependencies');
}

/** Builds the site with the development dependencies, and then removes those. */
async function withDocs(): Promise<void> {
  npm('ci', '--ignore-scripts');
  npm('run', 'docs:cache');
  npm('prune', '--omit=dev', '--ignore-scripts');
  const service = startProgram(['npm', 'start', '--silent', '--', '--port', '0', '--json'], inClone());
  const { url } = await readyOf(service);
  const docs = await fetch(`${url}/docs/`);
  expect('/docs is served from the cache', docs.status === 200);
  await end(service);
  print('the documentation site that was built before npm prune is served');
}

async function asImage(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    return print('Left out: the steps of the Dockerfile, which need root on Linux to run without Docker.');
  }
  const context = join(clone.folder, '../context');
  execFileSync('git', ['clone', '--quiet', root, context], { stdio: ['ignore', 'ignore', 'inherit'] });
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const port = `${await freePort()}`;
  const env = { BILLING_PORT: port, BILLING_ALLOW_PRIVATE_DESTINATIONS: 'true' };
  const work = join(clone.folder, '../image');
  const script = imageScript(stages, { context, work, env, argv: ['--json'] });
  execFileSync('mkdir', ['-p', work]);
  writeFileSync(join(work, 'run.sh'), script);
  const service = startProgram(['unshare', '--mount', 'sh', join(work, 'run.sh')], { env: clone.env });
  const ready = await readyOf(service);
  await useService({ ...ready, url: `http://127.0.0.1:${port}` });
  const docs = await fetch(`http://127.0.0.1:${port}/docs/`);
  expect('the image serves /docs', docs.status === 200);
  const [, command = '', ...argv] = ['', ...stages.at(-1)!.healthcheck];
  const health = await startProgram([command, ...argv], { env: { BILLING_PORT: port } }).ended;
  expect(`the health check succeeds: ${health.err}`, health.code === 0);
  await end(service);
  const unhealthy = await startProgram([command, ...argv], { env: { BILLING_PORT: port } }).ended;
  expect('the health check fails without a service', unhealthy.code === 1);
  print('the steps of the Dockerfile work, as a user without rights on a read-only root file system');
}

function npm(...words: string[]): void {
  execFileSync('npm', words, { ...inClone(), stdio: ['ignore', 'ignore', 'inherit'] });
}

function inClone(): { readonly cwd: string; readonly env: Record<string, string> } {
  return { cwd: clone.folder, env: { ...clone.env } };
}

async function readyOf(service: Program): Promise<Ready> {
  return JSON.parse((await service.says('\n')).split('\n', 1)[0]!) as Ready;
}

async function end(service: Program): Promise<void> {
  service.kill('SIGTERM');
  const { code, err } = await service.ended;
  expect(`the service ends in order: ${err}`, code === 0);
}

function expect(what: string, holds: boolean): void {
  if (!holds) throw new Error(`This does not hold: ${what}.`);
}
