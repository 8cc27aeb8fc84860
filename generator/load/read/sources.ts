import { readFileSync } from 'node:fs';
import { posix, relative, resolve, sep } from 'node:path';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { decodePercent } from '../document/json-pointer.ts';
import { parseSource, type Source } from './parse-source.ts';
import { SchemaResources } from './schema-resources.ts';

/** Gives the text of a file, named relative to the working directory; throws when there is none. */
export type ReadText = (file: string) => string;

/** What was parsed of each file, for who reads a document again and again: what is the same in its text is not parsed again. */
export type ParsedFiles = Map<string, { readonly text: string; readonly source: Source }>;

/** The files of a document, each read once. Their names are relative to the working directory, with forward slashes. */
export class Sources {
  readonly resources = new SchemaResources();
  private readonly read = new Map<string, Source | undefined>();
  /** Names by folder and address: thousands of references lead to a hundred files. */
  private readonly names = new Map<string, string>();
  private readonly readText: ReadText;
  private readonly parsed: ParsedFiles;

  constructor(readText: ReadText = readFromDisk, parsed: ParsedFiles = new Map()) {
    this.readText = readText;
    this.parsed = parsed;
  }

  /** The file, parsed, or `undefined` when it can't be read at all. */
  get(file: string): Source | undefined {
    if (!this.read.has(file)) this.read.set(file, this.readSource(file));
    return this.read.get(file);
  }

  /** The name of the file that a reference in the file `from` means by `address`. */
  nameOf(address: string, from: string): string {
    const folder = posix.dirname(from);
    const key = `${folder}\n${address}`;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const name = fileName(posix.resolve(folder, decodePercent(address)));
    this.names.set(key, name);
    return name;
  }

  files(): string[] {
    return [...this.read].flatMap(([file, source]) => (source === undefined ? [] : [file])).sort();
  }

  diagnostics(): Diagnostic[] {
    return [...this.read.values()].flatMap((source) => source?.diagnostics ?? []);
  }

  private readSource(file: string): Source | undefined {
    try {
      const text = this.readText(file).replace(/^\uFEFF/, '');
      const source = this.parse(file, text);
      this.resources.add(source, text);
      return source;
    } catch {
      return undefined;
    }
  }

  private parse(file: string, text: string): Source {
    const known = this.parsed.get(file);
    if (known?.text === text) return known.source;
    const source = parseSource(file, text, known?.source);
    this.parsed.set(file, { text, source });
    return source;
  }
}

/** The name by which this file is known, whichever way its path is written. */
export function fileName(path: string): string {
  return relative('', resolve(path)).replaceAll(sep, '/');
}

export function readFromDisk(file: string): string {
  return readFileSync(file, 'utf8');
}
