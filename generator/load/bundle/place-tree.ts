import type { Place } from '../../diagnostic/diagnostic.ts';
import type { Path } from '../document/json.ts';

interface Node {
  origin?: Place;
  readonly children: Map<string, Node>;
}

/** Holds the paths at which a reference was followed; below, values have the same paths as in the file. */
export class PlaceTree {
  private readonly root: Node = { children: new Map() };

  mark(path: Path, origin: Place): void {
    this.at(path).origin = origin;
  }

  /** Moves a value with everything in it. */
  move(from: Path, to: Path): void {
    const node = this.at(from);
    node.origin ??= this.find(from);
    this.at(to.slice(0, -1)).children.set(String(to.at(-1)), node);
  }

  /** The place of the value at `path`, or of a missing value. */
  find(path: Path): Place {
    let origin = this.root.origin ?? { file: '', path: [] };
    let depth = 0;
    let node = this.root.children.get(String(path[0]));
    for (let index = 1; node !== undefined && index <= path.length; index += 1) {
      if (node.origin !== undefined) {
        origin = node.origin;
        depth = index;
      }
      node = node.children.get(String(path[index]));
    }
    return { file: origin.file, path: [...origin.path, ...path.slice(depth)] };
  }

  private at(path: Path): Node {
    return path.reduce<Node>((node, key) => {
      const child = node.children.get(String(key)) ?? { children: new Map() };
      node.children.set(String(key), child);
      return child;
    }, this.root);
  }
}
