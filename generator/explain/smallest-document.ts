import type { JsonObject, JsonValue } from '../json.ts';
import type { Path } from '../write/differences.ts';

/** A document with parts of another one taken out. */
export interface Excerpt {
  readonly document: JsonObject;
  /** The path in the whole document of a path in this one: items of an array have moved up. */
  readonly original: (path: Path) => Path;
}

type Keeps = (excerpt: Excerpt) => Promise<boolean>;

/**
 * Takes out of a document, for good, whatever `keeps` can do without, and gives the paths of what is left, none inside another one.
 * What is tried is a half of the siblings at a time, then a half of that, level by level (A. Zeller and R. Hildebrandt, "Simplifying and
 * Isolating Failure-Inducing Input", 2002; G. Misherghi and Z. Su, "HDD", 2006).
 */
export async function smallestDocument(document: JsonObject, keeps: Keeps): Promise<Path[]> {
  const removed = new Set<string>();
  const left = (path: Path): Path[] => childPaths(document, path).filter((child) => !removed.has(key(child)));

  /** Gives whether something of `paths` could be taken out. */
  const drop = async (paths: readonly Path[]): Promise<boolean> => {
    if (paths.length === 0) return false;
    const keys = paths.map(key);
    for (const each of keys) removed.add(each);
    if (await keeps(excerptOf(document, removed))) return true;
    for (const each of keys) removed.delete(each);
    if (paths.length === 1) return false;
    const half = paths.length >> 1;
    const first = await drop(paths.slice(0, half));
    return (await drop(paths.slice(half))) || first;
  };
  const reduce = async (path: Path): Promise<boolean> => {
    let changed = await drop(left(path));
    for (const child of left(path)) changed = (await reduce(child)) || changed;
    return changed;
  };
  // What is referred to can only go after what refers to it, so it comes last, and is looked at again as long as something goes.
  while (await reduce([]));
  const leaves = (path: Path): Path[] => (left(path).length === 0 ? [path] : left(path).flatMap(leaves));
  return leaves([]).filter((path) => path.length > 0);
}

/** The document without what is at some paths. */
export function without(document: JsonObject, paths: readonly Path[]): Excerpt {
  return excerptOf(document, new Set(paths.map(key)));
}

function excerptOf(document: JsonObject, removed: ReadonlySet<string>): Excerpt {
  const moved = new Map<string, readonly number[]>();
  const copy = (value: JsonValue, path: Path, at: Path): JsonValue => {
    if (typeof value !== 'object' || value === null) return value;
    if (!Array.isArray(value)) {
      const kept = Object.entries(value).filter(([name]) => !removed.has(key([...path, name])));
      return Object.fromEntries(kept.map(([name, member]) => [name, copy(member, [...path, name], [...at, name])]));
    }
    const kept = value.flatMap((_, index) => (removed.has(key([...path, index])) ? [] : [index]));
    moved.set(key(at), kept);
    return kept.map((index, now) => copy(value[index]!, [...path, index], [...at, now]));
  };
  const excerpt = copy(document, [], []) as JsonObject;
  const original = (path: Path): Path =>
    path.map((step, index) => moved.get(key(path.slice(0, index)))?.[Number(step)] ?? step);
  return { document: excerpt, original };
}

function childPaths(document: JsonObject, path: Path): Path[] {
  const value = path.reduce<JsonValue | undefined>((at, step) => (at as JsonObject | undefined)?.[step], document);
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const last = (name: string | number): number => Number(path.length === 0 && name === 'components');
  return names.toSorted((a, b) => last(a) - last(b)).map((name) => [...path, name]);
}

function key(path: Path): string {
  return path.map((step) => JSON.stringify(String(step))).join();
}
