import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

import { docsStamp } from './docs-stamp.ts';

/** Sites that no process has started with for so long are removed. */
const MAX_AGE_MILLISECONDS = 30 * 24 * 60 * 60 * 1_000;

export interface BuiltDocs {
  readonly folder: string;
  /** False when an earlier process had built the same site. */
  readonly isNew: boolean;
  /** Whether the folder is for this process only, because the cache can't be written. */
  readonly isTemporary: boolean;
}

/**
 * The site can't be built. The message is for visitors of `/docs`, `remedy` and `output` are for the log.
 */
export class DocsBuildError extends Error {
  override readonly name = 'DocsBuildError';
  readonly remedy: string;
  readonly output: string;

  constructor(message: string, remedy: string, output: string) {
    super(message);
    this.remedy = remedy;
    this.output = output;
  }
}

/**
 * Builds the site in a child process, or returns the one in `cache` that was built from the same sources.
 * Several processes can do this at once: each builds in a separate folder, and the first to rename it wins.
 *
 * @param root the project's folder, with a slash at its end
 * @throws DocsBuildError when the generator is not installed or fails.
 */
export async function buildDocs(root: string, cache: string, signal: AbortSignal): Promise<BuiltDocs> {
  const folder = join(cache, await docsStamp(root));
  if (isSite(folder)) {
    await utimes(folder, new Date(), new Date()).catch(() => undefined);
    return { folder, isNew: false, isTemporary: false };
  }
  const { work, isTemporary } = await workFolder(cache);
  try {
    await runGenerator(root, work, signal);
    if (isTemporary) return { folder: work, isNew: true, isTemporary };
    await removeOldSites(cache);
    return { folder, isNew: await moveTo(work, folder), isTemporary };
  } catch (error) {
    await rm(work, { recursive: true, force: true });
    throw error;
  }
}

function isSite(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

async function workFolder(cache: string): Promise<{ readonly work: string; readonly isTemporary: boolean }> {
  try {
    await mkdir(cache, { recursive: true });
    return { work: await mkdtemp(join(cache, 'building-')), isTemporary: false };
  } catch {
    // A predictable name in the shared temporary folder could be prepared by another user, so each process
    // has its own.
    return { work: await mkdtemp(join(tmpdir(), 'billing-docs-')), isTemporary: true };
  }
}

async function runGenerator(root: string, out: string, signal: AbortSignal): Promise<void> {
  const program = join(root, 'generator/preview/main.ts');
  if (!existsSync(program)) throw notInstalled('');
  const args = [join(root, '.ci/node.mjs'), program, '--out', out];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'], signal });
  yieldToService(child);
  let output = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return;
  if (output.includes('ERR_MODULE_NOT_FOUND')) throw notInstalled(output);
  throw new DocsBuildError(
    'The documentation could not be built.',
    'run npm run docs -- --out DIR to see the error, correct it, and restart the service',
    output.trim(),
  );
}

function notInstalled(output: string): DocsBuildError {
  return new DocsBuildError(
    'This service was installed without the documentation generator.',
    'install the development dependencies with npm ci, or host the output of npm run docs -- --out DIR and set BILLING_DOCS_URL',
    output.trim(),
  );
}

/** Requests come first: the build takes only the time that the service doesn't need. */
function yieldToService({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/** Returns false when another process was first. */
async function moveTo(work: string, folder: string): Promise<boolean> {
  try {
    await rename(work, folder);
    return true;
  } catch (error) {
    if (!isSite(folder)) throw error;
    await rm(work, { recursive: true, force: true });
    return false;
  }
}

async function removeOldSites(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const folder = join(cache, name);
    const age = Date.now() - (await stat(folder).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (age > MAX_AGE_MILLISECONDS) await rm(folder, { recursive: true, force: true });
  }
}
