import type { Path } from '../document/json.ts';

export class PlaceSet {
  readonly #places = new Set<string>();
  readonly #prefixes = new Set<string>();

  constructor(paths: readonly Path[]) {
    for (const path of paths) {
      this.#places.add(keyOf(path));
      for (let length = 0; length <= path.length; length += 1) this.#prefixes.add(keyOf(path.slice(0, length)));
    }
  }

  isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** Whether the set contains this path or one that encloses it. */
  hasAround(path: Path): boolean {
    return path.some((_, index) => this.#places.has(keyOf(path.slice(0, index)))) || this.#places.has(keyOf(path));
  }

  /** Whether the set contains this path or one below it. */
  hasWithin(path: Path): boolean {
    return this.#prefixes.has(keyOf(path));
  }
}

function keyOf(path: Path): string {
  return path.join('\n');
}
