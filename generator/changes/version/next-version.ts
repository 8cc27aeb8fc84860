import type { Change } from '../change.ts';
import type { Level } from '../direction.ts';

/** A version of semver.org 2.0.0 (§§2 and 9). */
interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** The part after the hyphen; such a version is lower than the one without. */
  readonly preRelease: string | undefined;
}

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
  const level = (['breaking', 'compatible', 'docs'] as const).find((each) => changes.some((one) => one.level === each));
  const least = level === undefined ? before : raised(before, level);
  const next = level === undefined ? base : `${least.major}.${least.minor}.${least.patch}`;
  const kind = level === 'docs' ? 'changes of the documentation' : `${level} changes`;
  const found = { base, head, next };
  if (after === undefined) return { ...found, problem: `${head} is not a version such as ${next}` };
  if (compareVersions(after, before) < 0) return { ...found, problem: `${head} is lower than ${base}` };
  if (head === base) {
    if (!isRaised || level === undefined) return found;
    return { ...found, problem: `${head} is the version of the old document; with ${kind} it is ${next}` };
  }
  // A pre-release of the next version is high enough.
  if (compareVersions({ ...after, preRelease: undefined }, least) >= 0) return found;
  return { ...found, problem: `${head} is too low for ${kind}: it is at least ${next}` };
}

function raised(version: Version, level: Level): Version {
  const { major, minor, patch, preRelease } = version;
  const release = { major, minor, patch, preRelease: undefined };
  if (preRelease !== undefined) return release;
  if (level === 'breaking' && major > 0) return { ...release, major: major + 1, minor: 0, patch: 0 };
  return level === 'docs' ? { ...release, patch: patch + 1 } : { ...release, minor: minor + 1, patch: 0 };
}

/** `undefined` when the text is not such a version. */
function parseVersion(text: string): Version | undefined {
  const found = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/.exec(text);
  if (found === null) return undefined;
  const [major, minor, patch] = found.slice(1, 4).map(Number) as [number, number, number];
  return { major, minor, patch, preRelease: found[4] };
}

/** Negative when `a` is lower. All pre-releases of a version are equal. */
function compareVersions(a: Version, b: Version): number {
  return (
    a.major - b.major ||
    a.minor - b.minor ||
    a.patch - b.patch ||
    Number(a.preRelease === undefined) - Number(b.preRelease === undefined)
  );
}
