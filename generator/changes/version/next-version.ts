import type { Change } from '../change.ts';
import type { Level } from '../direction.ts';
import { compareVersions, formatVersion, parseVersion, type Version } from './semver.ts';

export interface VersionVerdict {
  /** `info.version` of the two documents. */
  readonly base: string;
  readonly head: string;
  /** The least version that these changes may come with; that of the base when there are none. */
  readonly next: string;
  /** What is wrong with the new version; absent while it fits, or has not been raised yet. */
  readonly problem?: string;
}

/**
 * Which version the changes ask for: breaking ones the next major, others that a client can meet the next
 * minor, words the next patch (semver.org §§6–8). Before 1.0.0 a breaking change asks for the next minor
 * (§4). A version that was raised has to be at least that. One that was not is only wrong where `raised`
 * says that it has to be.
 */
export function judgeVersion(
  versions: { readonly base: string; readonly head: string },
  changes: readonly Pick<Change, 'level'>[],
  raised: boolean,
): VersionVerdict {
  const { base, head } = versions;
  const [before, after] = [parseVersion(base), parseVersion(head)];
  // Who counts versions in another way is left to it.
  if (before === undefined) return { base, head, next: head };
  const level = (['breaking', 'compatible', 'docs'] as const).find((each) => changes.some((one) => one.level === each));
  const least = level === undefined ? before : raise(before, level);
  const next = level === undefined ? base : formatVersion(least);
  return { base, head, next, ...problemIf(...fault(before, after, least, { base, head, next, level, raised })) };
}

interface Told {
  readonly base: string;
  readonly head: string;
  readonly next: string;
  readonly level: Level | undefined;
  readonly raised: boolean;
}

function fault(before: Version, after: Version | undefined, least: Version, told: Told): [boolean, string] {
  const { base, head, next, level, raised } = told;
  if (after === undefined) return [true, `${head} is no version: ${next} is one`];
  if (compareVersions(after, before) < 0) return [true, `${head} comes before ${base}`];
  const what = level === 'docs' ? 'changes of the documentation' : `${level} changes`;
  if (head === base)
    return [raised && level !== undefined, `${head} stands for the old document: with ${what} it is ${next}`];
  // A pre-release of the next version announces it.
  return [
    compareVersions({ ...after, preRelease: undefined }, least) < 0,
    `${head} is too low for ${what}: it is at least ${next}`,
  ];
}

function raise(version: Version, level: Level): Version {
  const { major, minor, patch, preRelease } = version;
  const none = { preRelease: undefined };
  if (preRelease !== undefined) return { major, minor, patch, ...none };
  if (level === 'breaking' && major > 0) return { major: major + 1, minor: 0, patch: 0, ...none };
  if (level === 'docs') return { major, minor, patch: patch + 1, ...none };
  return { major, minor: minor + 1, patch: 0, ...none };
}

function problemIf(is: boolean, problem: string): { problem?: string } {
  return is ? { problem } : {};
}
