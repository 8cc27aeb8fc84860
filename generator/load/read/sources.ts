import { readFileSync } from 'node:fs';
import { posix, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { decodePercent, get } from '../document/json.ts';
import type { ParseYaml } from './load-yaml.ts';
import { parseSource, type Source } from './parse-source.ts';
import { SchemaResources } from './schema-resources.ts';

/** Returns the text of a file, named relative to the working directory; throws when it can't be read. */
export type ReadText = (file: string) => string;

export class Sources {
  readonly resources = new SchemaResources();
  readonly #sources = new Map<string, Source | undefined>();
  readonly #names = new Map<string, Map<string, string>>();
  readonly #readText: ReadText;
  readonly #parse: ParseYaml | undefined;

  constructor(readText: ReadText = readFromDisk, parse?: ParseYaml) {
    this.#readText = readText;
    this.#parse = parse;
  }

  /** The file, parsed, or `undefined` when it can't be read at all. */
  get(file: string): Source | undefined {
    if (!this.#sources.has(file)) this.#sources.set(file, this.#read(file));
    return this.#sources.get(file);
  }

  /** The name of the file that the relative reference `address` in the file `from` leads to. */
  nameOf(address: string, from: string): string {
    // A file has hundreds of references to the same few files.
    const names = this.#names.get(from) ?? new Map<string, string>();
    this.#names.set(from, names);
    const name = names.get(address) ?? fileName(posix.resolve(posix.dirname(from), decodePercent(address)));
    names.set(address, name);
    return name;
  }

  /** The file with this address as its `$self`, an OpenAPI 3.2 document, among the files that were read. */
  fileWithSelf(address: string): string | undefined {
    return [...this.#sources].find(([, source]) => get(source?.value, '$self') === address)?.[0];
  }

  files(): string[] {
    return [...this.#sources].flatMap(([file, source]) => (source === undefined ? [] : [file])).sort();
  }

  diagnostics(): Diagnostic[] {
    return [...this.#sources.values()].flatMap((source) => source?.diagnostics ?? []);
  }

  #read(file: string): Source | undefined {
    try {
      const text = this.#readText(file).replace(/^\uFEFF/, '');
      const source = parseSource(file, text, this.#parse);
      this.resources.add(source, text);
      return source;
    } catch {
      return undefined;
    }
  }
}

/** The name of a file: relative to the working directory, with forward slashes. */
export function fileName(path: string): string {
  return relative('', resolve(path)).replaceAll(sep, '/');
}

export function readFromDisk(file: string): string {
  return readFileSync(file, 'utf8');
}
