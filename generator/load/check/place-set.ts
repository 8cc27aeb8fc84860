import type { Path } from './rules/rule.ts';

/** Paths of a document, to be asked what lies around or below them. */
export class PlaceSet {
  readonly #places = new Set<string>();
  readonly #prefixes = new Set<string>();

  add(path: Path): void {
    this.#places.add(keyOf(path));
    for (let length = 0; length <= path.length; length += 1) this.#prefixes.add(keyOf(path.slice(0, length)));
  }

  isEmpty(): boolean {
    return this.#places.size === 0;
  }

  /** Whether one of them is this place or encloses it. */
  hasAround(path: Path): boolean {
    return path.some((_, index) => this.#places.has(keyOf(path.slice(0, index)))) || this.#places.has(keyOf(path));
  }

  /** Whether one of them is this place or lies below it. */
  hasWithin(path: Path): boolean {
    return this.#prefixes.has(keyOf(path));
  }
}

function keyOf(path: Path): string {
  return path.join('\n');
}
