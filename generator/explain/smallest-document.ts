import type { JsonObject, JsonValue } from '../json.ts';
import { memoized } from '../model/memoized.ts';
import type { Path } from '../write/differences.ts';

export interface Excerpt {
  readonly document: JsonObject;
  /** Maps a path in this document to the path in the whole one: items of arrays have moved up. */
  readonly original: (path: Path) => Path;
}

export type IsEnough = (excerpt: Excerpt) => Promise<boolean>;

/**
 * Removes from a document everything that `isEnough` does not need, and returns the paths of what is left,
 * none inside another. It tries to remove half of the siblings, then half of these, level by level (A.
 * Zeller and R. Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002; G. Misherghi and Z.
 * Su, "HDD", 2006).
 */
export async function smallestDocument(document: JsonObject, isEnough: IsEnough): Promise<Path[]> {
  const cuts = new Cuts();
  const left = (path: Path): Path[] => childPaths(document, path).filter((child) => !cuts.at(child).isOut);

  /** Resolves to whether any of `paths` could be removed. */
  const drop = async (paths: readonly Path[]): Promise<boolean> => {
    if (paths.length === 0) return false;
    for (const each of paths) cuts.at(each).isOut = true;
    if (await isEnough(excerptOf(document, cuts))) return true;
    for (const each of paths) cuts.at(each).isOut = false;
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
  // A component can only go after every reference to it, so components come last, and all is tried again
  // while something goes.
  while (await reduce([]));
  const leaves = (path: Path): Path[] => (left(path).length === 0 ? [path] : left(path).flatMap(leaves));
  return leaves([]).filter((path) => path.length > 0);
}

export function without(document: JsonObject, path: Path): Excerpt {
  const cuts = new Cuts();
  cuts.at(path).isOut = true;
  return excerptOf(document, cuts);
}

/** The removed parts of a document, as a tree of the same shape. */
class Cuts {
  isOut = false;
  readonly below = new Map<string, Cuts>();

  at(path: Path): Cuts {
    return path.reduce<Cuts>((cuts, step) => memoized(cuts.below, String(step), () => new Cuts()), this);
  }
}

/** Shares unchanged parts with the whole document: copying them would take longer than everything else. */
function excerptOf(document: JsonObject, all: Cuts): Excerpt {
  const moved = new Map<string, readonly number[]>();
  const copy = (value: JsonValue, cuts: Cuts | undefined, at: Path): JsonValue => {
    if (cuts === undefined || typeof value !== 'object' || value === null) return value;
    const isLeft = (step: string | number): boolean => cuts.below.get(String(step))?.isOut !== true;
    if (!Array.isArray(value)) {
      const left = Object.entries(value).filter(([name]) => isLeft(name));
      return Object.fromEntries(
        left.map(([name, member]) => [name, copy(member, cuts.below.get(name), [...at, name])]),
      );
    }
    const left = [...value.keys()].filter(isLeft);
    moved.set(JSON.stringify(at), left);
    return left.map((index, now) => copy(value[index]!, cuts.below.get(String(index)), [...at, now]));
  };
  const excerpt = copy(document, all, []) as JsonObject;
  const original = (path: Path): Path =>
    path.map((step, index) => {
      if (typeof step !== 'number' || moved.size === 0) return step;
      return moved.get(JSON.stringify(path.slice(0, index)))?.[step] ?? step;
    });
  return { document: excerpt, original };
}

function childPaths(document: JsonObject, path: Path): Path[] {
  const value = path.reduce<JsonValue | undefined>((at, step) => (at as JsonObject | undefined)?.[step], document);
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  const last = (name: string | number): number => Number(path.length === 0 && name === 'components');
  return names.toSorted((a, b) => last(a) - last(b)).map((name) => [...path, name]);
}
