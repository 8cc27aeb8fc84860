import type { Change } from '../change.ts';
import { type Level, LEVELS } from '../direction.ts';

/** A version of semver.org 2.0.0 (§§2 and 9). Pre-releases are lower than their release, and equal. */
type Version = readonly [major: number, minor: number, patch: number, isRelease: 0 | 1];

export interface VersionVerdict {
  /** `info.version` of the two documents. */
  readonly base: string;
  readonly head: string;
  /** The lowest version that these changes allow; that of the base without changes. */
  readonly next: string;
  /** Why the new version does not fit; absent when it fits, or is still the old one. */
  readonly problem?: string;
}

/**
 * The version that the changes require (semver.org §§6–8): the next major for breaking ones, the next minor
 * for compatible ones, the next patch for documentation. Before 1.0.0, breaking changes require the next
 * minor (§4). `isRaised`: the old version is a problem, too, as soon as there are changes.
 */
export function checkVersion(
  { base, head }: Pick<VersionVerdict, 'base' | 'head'>,
  changes: readonly Pick<Change, 'level'>[],
  isRaised: boolean,
): VersionVerdict {
  const [before, after] = [parseVersion(base), parseVersion(head)];
  // Other schemes of versions are not checked.
  if (before === undefined) return { base, head, next: head };
  const level = LEVELS.find((each) => changes.some((one) => one.level === each));
  const least = level === undefined ? before : raised(before, level);
  const next = level === undefined ? base : least.slice(0, 3).join('.');
  const kind = level === 'docs' ? 'changes of the documentation' : `${level} changes`;
  const found = { base, head, next };
  if (after === undefined) return { ...found, problem: `${head} is not a version such as ${next}` };
  if (compareVersions(after, before) < 0) return { ...found, problem: `${head} is lower than ${base}` };
  if (head === base) {
    if (!isRaised || level === undefined) return found;
    return { ...found, problem: `${head} is the version of the old document; with ${kind} it is ${next}` };
  }
  // A pre-release of the next version is high enough.
  const [major, minor, patch] = after;
  if (compareVersions([major, minor, patch, 1], least) >= 0) return found;
  return { ...found, problem: `${head} is too low for ${kind}: it is at least ${next}` };
}

function raised([major, minor, patch, isRelease]: Version, level: Level): Version {
  if (isRelease === 0) return [major, minor, patch, 1];
  if (level === 'breaking' && major > 0) return [major + 1, 0, 0, 1];
  return level === 'docs' ? [major, minor, patch + 1, 1] : [major, minor + 1, 0, 1];
}

/** `undefined` when the text is not such a version. */
function parseVersion(text: string): Version | undefined {
  const found = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?$/.exec(text);
  if (found === null) return undefined;
  const [major, minor, patch] = found.slice(1, 4).map(Number) as [number, number, number];
  return [major, minor, patch, found[4] === undefined ? 1 : 0];
}

/** Negative when `a` is lower. */
function compareVersions(a: Version, b: Version): number {
  return a.map((number, index) => number - b[index]!).find((difference) => difference !== 0) ?? 0;
}
