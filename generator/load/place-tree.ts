import type { Place } from '../diagnostic/place.ts';

type Path = readonly (string | number)[];

/**
 * Where the values of a bundled document came from. Only the spots at which a reference was followed are kept;
 * everything below one stands in the same file in the same shape.
 */
export class PlaceTree {
  private origin: Place | undefined;
  private readonly children = new Map<string, PlaceTree>();

  /** Says that the value at `path` was taken from `origin`. */
  mark(path: Path, origin: Place): void {
    this.at(path).origin = origin;
  }

  /** Hangs another tree in at `path`, instead of what was known there. */
  graft(path: Path, tree: PlaceTree): void {
    this.at(path.slice(0, -1)).children.set(String(path.at(-1)), tree);
  }

  /** The place of the value at `path`, or where it would stand if it were there. */
  find(path: Path): Place {
    let tree: PlaceTree | undefined = this;
    let known = this.origin ?? { file: '', path: [] };
    let depth = 0;
    for (let index = 0; index < path.length; index += 1) {
      tree = tree.children.get(String(path[index]));
      if (tree === undefined) break;
      if (tree.origin === undefined) continue;
      known = tree.origin;
      depth = index + 1;
    }
    return { file: known.file, path: [...known.path, ...path.slice(depth)] };
  }

  private at(path: Path): PlaceTree {
    let tree: PlaceTree = this;
    for (const key of path) {
      let child = tree.children.get(String(key));
      if (child === undefined) {
        child = new PlaceTree();
        tree.children.set(String(key), child);
      }
      tree = child;
    }
    return tree;
  }
}
