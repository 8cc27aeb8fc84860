import type { Fault } from './errors.ts';

/** The version of the document that a client was made from, and the header in which the API names that of its own. */
export interface Release {
  readonly header: string;
  readonly version: string;
}

/** Documents of one line break nothing of one another: those of one major version, and below 1.0.0 of one minor version (semver.org, 4). */
function lineOf(version: string): string | undefined {
  return /^(0\.)?\d+/.exec(version)?.[0];
}

/** What there is to tell of an answer to a client that is of another line than the API, once for each line in `told`. */
export function checkRelease(
  { header, version }: Release,
  { headers }: Response,
  told: Set<string>,
): readonly Fault[] | undefined {
  const other = headers.get(header) ?? version;
  const line = lineOf(other);
  if (!line || line === lineOf(version) || told.has(line)) return;
  told.add(line);
  const message = `is ${other}: what was made from ${version} may have stopped working`;
  return [{ field: header, rule: 'version', limit: version, message }];
}
