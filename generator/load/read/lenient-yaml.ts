import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';

import type { Range } from './position-index.ts';

/**
 * A text that js-yaml rejects, as `yaml` reads it. Some of them it reads without errors, as other tools do:
 * brackets that close in the column of their key, tags of an application, lists as keys, or control
 * characters. `yaml` is slower than js-yaml.
 */
export class LenientYaml {
  readonly #yaml: typeof Yaml;
  readonly #document: Yaml.Document;

  constructor(text: string) {
    this.#yaml = createRequire(import.meta.url)('yaml') as typeof Yaml;
    this.#document = this.#yaml.parseDocument(text, { merge: true, prettyErrors: false, logLevel: 'error' });
  }

  errors(): readonly Yaml.YAMLError[] {
    return this.#document.errors;
  }

  isReadable(): boolean {
    return this.#document.errors.length === 0 && this.#document.contents !== null;
  }

  /** Throws when the aliases of the text expand to too many values. */
  value(): unknown {
    return this.#document.toJS();
  }

  /** The tags without a meaning, with their offsets. */
  unknownTags(): { readonly tag: string; readonly offset: number }[] {
    return this.#document.warnings.flatMap(({ code, message, pos: [offset] }) =>
      code === 'TAG_RESOLVE_FAILED' ? [{ tag: /!\S+$/.exec(message)?.[0] ?? message, offset }] : [],
    );
  }

  /** The range of the value at a path, or of the nearest enclosing value. */
  find(path: readonly (string | number)[]): Range | undefined {
    const { isAlias, isMap, isNode, isSeq } = this.#yaml;
    const rangeOf = (node: unknown, otherwise: Range): Range =>
      isNode(node) && node.range ? { start: node.range[0], end: node.range[1] } : otherwise;
    let node: unknown = this.#document.contents;
    let range = rangeOf(node, { start: 0, end: 1 });
    for (const key of path) {
      if (isAlias(node)) node = node.resolve(this.#document);
      const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(key)) : undefined;
      const found = isSeq(node) ? node.items[Number(key)] : pair?.key;
      if (found === undefined) break;
      range = rangeOf(found, range);
      node = pair === undefined ? found : pair.value;
    }
    return range;
  }
}
