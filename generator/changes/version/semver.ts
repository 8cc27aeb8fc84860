/** A version of semver.org 2.0.0 (§§2 and 9). */
export interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** The part after the hyphen; such a version is lower than the one without. */
  readonly preRelease: string | undefined;
}

/** `undefined` when the text is not such a version. */
export function parseVersion(text: string): Version | undefined {
  const found = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/.exec(text);
  if (found === null) return undefined;
  const [major, minor, patch] = found.slice(1, 4).map(Number) as [number, number, number];
  return { major, minor, patch, preRelease: found[4] };
}

/** Negative when `a` is lower. All pre-releases of a version are equal. */
export function compareVersions(a: Version, b: Version): number {
  return (
    a.major - b.major ||
    a.minor - b.minor ||
    a.patch - b.patch ||
    Number(a.preRelease === undefined) - Number(b.preRelease === undefined)
  );
}
