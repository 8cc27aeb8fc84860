import { numbered } from './names.ts';

/**
 * Returns file names of modules, without ending, by name. A name is unchanged where every file system
 * accepts it; other characters become `-`. Names that differ only in case, or have become equal, are
 * numbered, and so is `index`, which a folder has itself.
 */
export function moduleNames(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(['index']);
  const files = new Map<string, string>();
  for (const name of [...names.filter(isPlain), ...names.filter((name) => !isPlain(name))]) {
    if (files.has(name)) continue;
    const file = numbered(isPlain(name) ? name : plain(name), (each) => !taken.has(each.toLowerCase()), '-');
    taken.add(file.toLowerCase());
    files.set(name, file);
  }
  return files;
}

/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

function isPlain(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name) && !name.endsWith('.') && !DEVICE.test(name);
}

function plain(name: string): string {
  const file = name.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '');
  return file === '' || DEVICE.test(file) ? `_${file}` : file;
}
