import { ChangesError } from '../changes-error.ts';
import { git } from './git.ts';

/** Candidates for the main branch, in this order. */
const MAIN_BRANCHES = ['main', 'master', 'origin/HEAD'];

export interface DefaultBase {
  /** The abbreviated commit. */
  readonly commit: string;
  /** The main branch of which the commit is the merge base. */
  readonly branch: string;
}

/**
 * The merge base of `HEAD` and the main branch; on the main branch, its last commit. @throws ChangesError
 */
export function defaultBase(): DefaultBase {
  const branch = MAIN_BRANCHES.find(
    (name) => git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]) !== undefined,
  );
  if (branch === undefined)
    throw new ChangesError(
      'this repository has no branch main or master and no origin/HEAD; name a commit, branch, tag or file to compare with: --base REF',
    );
  const found = git(['merge-base', 'HEAD', branch])?.toString('utf8').trim();
  if (found === undefined)
    throw new ChangesError(
      `HEAD and ${branch} have no common commit, perhaps because the clone is shallow; fetch more (git fetch --unshallow) or name what to compare with: --base REF`,
    );
  return { commit: git(['rev-parse', '--short', found])?.toString('utf8').trim() ?? found, branch };
}
