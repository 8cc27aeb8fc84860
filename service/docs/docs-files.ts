import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.yaml': 'application/yaml',
};

export interface DocsFile {
  readonly contentType: string;
  readonly etag: string;
  readonly bytes: Buffer;
  readonly compressed: Buffer;
}

/**
 * The files of the site, read on first use and cached. Only files that are in the folder at the start can be
 * read: text from a request never becomes a path.
 */
export class DocsFiles {
  readonly #folder: string;
  readonly #names: ReadonlySet<string>;
  readonly #read = new Map<string, Promise<DocsFile>>();

  constructor(folder: string) {
    this.#folder = folder;
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    this.#names = new Set(
      entries.filter((name) => TYPES[extname(name)] !== undefined).map((name) => name.replaceAll('\\', '/')),
    );
  }

  /**
   * The file for a path below `/docs/`: a path without an ending means an HTML page, a folder means its
   * index.
   */
  find(name: string): string | undefined {
    const candidates = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
    return candidates.find((candidate) => this.#names.has(candidate));
  }

  hasFolder(name: string): boolean {
    return this.#names.has(`${name}/index.html`);
  }

  /** @param name a result of `find` */
  read(name: string): Promise<DocsFile> {
    let file = this.#read.get(name);
    if (file === undefined) {
      file = this.#load(name);
      this.#read.set(name, file);
    }
    return file;
  }

  async #load(name: string): Promise<DocsFile> {
    const bytes = await readFile(join(this.#folder, name));
    return {
      contentType: TYPES[extname(name)]!,
      etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
      bytes,
      compressed: await promisify(gzip)(bytes, { level: 9 }),
    };
  }
}
