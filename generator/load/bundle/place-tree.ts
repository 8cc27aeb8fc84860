import type { Place } from '../../diagnostic/place.ts';

type Path = readonly (string | number)[];

interface Node {
  origin?: Place;
  readonly children: Map<string, Node>;
}

/**
 * Where the values of a bundled document came from. Only the spots at which a reference was followed are kept;
 * everything below one stands in the same file in the same shape.
 */
export class PlaceTree {
  private readonly root: Node = { children: new Map() };

  /** Says that the value at `path` was taken from `origin`. */
  mark(path: Path, origin: Place): void {
    this.at(path).origin = origin;
  }

  /** Hangs another tree in at `path`, instead of what was known there. */
  graft(path: Path, tree: PlaceTree): void {
    this.at(path.slice(0, -1)).children.set(String(path.at(-1)), tree.root);
  }

  /** Whether no reference was followed. */
  isFlat(): boolean {
    return this.root.children.size === 0;
  }

  /** The place of the value at `path`, or where it would stand if it were there. */
  find(path: Path): Place {
    let known = this.root.origin ?? { file: '', path: [] };
    let depth = 0;
    let node = this.root.children.get(String(path[0]));
    for (let index = 1; node !== undefined && index <= path.length; index += 1) {
      if (node.origin !== undefined) {
        known = node.origin;
        depth = index;
      }
      node = node.children.get(String(path[index]));
    }
    return { file: known.file, path: [...known.path, ...path.slice(depth)] };
  }

  private at(path: Path): Node {
    return path.reduce<Node>((node, key) => {
      const child = node.children.get(String(key)) ?? { children: new Map() };
      node.children.set(String(key), child);
      return child;
    }, this.root);
  }
}
