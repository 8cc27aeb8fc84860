// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Fault } from './errors.ts';

/** The version of the document that the client was generated from, and the response header with the version of the API. */
export interface Release {
  readonly header: string;
  readonly version: string;
}

/** The part of a version that changes with breaking changes: major, or 0.minor below 1.0.0 (semver.org, rule 4). */
function compatibleVersion(version: string): string | undefined {
  return /^(0\.)?\d+/.exec(version)?.[0];
}

/** Returns a fault if the API has an incompatible version, once for each such version in `reported`. */
export function checkRelease(
  { header, version }: Release,
  { headers }: Response,
  reported: Set<string>,
): readonly Fault[] | undefined {
  const other = headers.get(header) ?? version;
  const line = compatibleVersion(other);
  if (!line || line === compatibleVersion(version) || reported.has(line)) return;
  reported.add(line);
  const message = `is ${other}: this client was generated from ${version} and may no longer work`;
  return [{ field: header, rule: 'version', limit: version, message }];
}
