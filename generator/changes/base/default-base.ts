import { BaseError } from './base-error.ts';
import { git } from './git.ts';

/** Where the main branch is looked for, in this order. */
const MAIN_BRANCHES = ['main', 'master', 'origin/HEAD'];

export interface DefaultBase {
  /** The commit, shortened. */
  readonly commit: string;
  /** The main branch that it is the merge base with. */
  readonly branch: string;
}

/** The commit at which the work left the main branch; on the main branch itself, the last commit. Throws a `BaseError` when there is none. */
export function defaultBase(): DefaultBase {
  const branch = MAIN_BRANCHES.find(
    (name) => git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]) !== undefined,
  );
  if (branch === undefined)
    throw new BaseError(
      `there is no branch ${MAIN_BRANCHES.slice(0, -1).join(' or ')} and no origin/HEAD here; name what to compare with: --base REF, a commit, branch, tag or file`,
    );
  const found = git(['merge-base', 'HEAD', branch])?.toString('utf8').trim();
  if (found === undefined)
    throw new BaseError(
      `HEAD and ${branch} have no common commit here, perhaps because the clone is shallow; fetch more (git fetch --unshallow) or name what to compare with: --base REF`,
    );
  const commit = git(['rev-parse', '--short', found])?.toString('utf8').trim() ?? found;
  return { commit, branch };
}
