import type { SpecFile } from './spec-file.ts';

/** The lines of a top-level entry of a YAML file, without trailing blank lines. */
export function topLevelBlock(file: SpecFile, key: string): string {
  const lines = file.text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (from === -1) throw new Error(`${file.path} has no ${key}`);
  const length = lines.slice(from + 1).findIndex((line) => /^\S/.test(line));
  return lines
    .slice(from, length === -1 ? undefined : from + 1 + length)
    .join('\n')
    .trimEnd();
}

/** `customer.created.v1` → its type and version. */
export function parseEventKey(key: string): { readonly type: string; readonly version: number } | undefined {
  const [, type, version] = /^([a-z_]+\.[a-z_]+)\.v(\d+)$/.exec(key) ?? [];
  return type === undefined ? undefined : { type, version: Number(version) };
}

/** The events of a file with their keys, in order. */
export function eventsIn(file: SpecFile): { readonly key: string; readonly type: string; readonly version: number }[] {
  const keys = Object.keys((file.value([]) as Record<string, unknown> | null) ?? {});
  return keys.flatMap((key) => {
    const parsed = parseEventKey(key);
    return parsed === undefined ? [] : [{ key, ...parsed }];
  });
}
