import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';

import { ChangesError } from '../changes-error.ts';

/** Candidates for the main branch, in this order. */
const MAIN_BRANCHES = ['main', 'master', 'origin/HEAD'];

/**
 * The merge base of `HEAD` and the main branch, abbreviated; on that branch, its last commit.
 *
 * @throws ChangesError
 */
export function defaultBase(): { readonly commit: string; readonly branch: string } {
  const branch = MAIN_BRANCHES.find((name) => git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]));
  if (branch === undefined)
    throw new ChangesError(
      'this repository has no branch main or master and no origin/HEAD; name a commit, branch, tag or file to compare with: --base REF',
    );
  const found = git(['merge-base', 'HEAD', branch])?.toString().trim();
  if (found === undefined)
    throw new ChangesError(
      `HEAD and ${branch} have no common commit, perhaps because the clone is shallow; fetch more (git fetch --unshallow) or name what to compare with: --base REF`,
    );
  return { commit: git(['rev-parse', '--short', found])?.toString().trim() ?? found, branch };
}

/**
 * Returns a function that reads files as of a commit, named relative to the working directory; it returns
 * `undefined` for one that the commit does not have. The work tree is not touched.
 *
 * @throws ChangesError when the repository has no such commit.
 */
export function filesAt(ref: string, folder: string): (file: string) => string | undefined {
  const found = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (found === undefined)
    throw new ChangesError(
      `${ref} is neither a file nor a commit of this repository; in a shallow clone, fetch it first: git fetch --depth 1 origin ${ref}`,
    );
  const commit = found.toString().trim();
  const texts = specsIn(commit, folder);
  return (file) => {
    if (!texts.has(file)) texts.set(file, git(['cat-file', 'blob', `${commit}:./${file}`])?.toString());
    return texts.get(file);
  };
}

/** Reads all specs of a folder in one process: one for each file would take longer than the comparison. */
function specsIn(commit: string, folder: string): Map<string, string | undefined> {
  const texts = new Map<string, string | undefined>();
  const listed = git(['ls-tree', '-r', '-z', '--name-only', commit, '--', `${folder}/`]);
  const names = (listed?.toString() ?? '').split('\0').filter((name) => /\.(ya?ml|json)$/i.test(name));
  const objects = git(['cat-file', '--batch'], names.map((name) => `${commit}:./${name}\n`).join(''));
  if (objects === undefined) return texts;
  let at = 0;
  for (const name of names) {
    const end = objects.indexOf('\n', at);
    const size = / blob (\d+)$/.exec(objects.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size === undefined) continue;
    texts.set(posix.normalize(name), objects.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}

/** The output of git; `undefined` when it fails. @throws ChangesError when git can't be started. */
function git(args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', args, { input, maxBuffer: 1 << 30 });
  if (error !== undefined) throw new ChangesError(`git failed to start: ${error.message}`);
  return status === 0 ? stdout : undefined;
}
