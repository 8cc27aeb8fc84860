import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
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
 * The files of the site, each read when it is first asked for, and kept. What was not in the folder when the process began is not there:
 * no text that a request sends is ever a path.
 */
export class DocsFiles {
  readonly #folder: URL;
  readonly #names: ReadonlySet<string>;
  readonly #read = new Map<string, Promise<DocsFile>>();

  constructor(folder: URL) {
    this.#folder = folder;
    const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    this.#names = new Set(
      entries.filter((name) => TYPES[extname(name)] !== undefined).map((name) => name.replaceAll('\\', '/')),
    );
  }

  /** The file that an address below the site means: pages go without their ending as well, and a folder means its index. */
  find(name: string): string | undefined {
    const candidates = name === '' || name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
    return candidates.find((candidate) => this.#names.has(candidate));
  }

  hasFolder(name: string): boolean {
    return this.#names.has(`${name}/index.html`);
  }

  /** @param name one that `find` has given */
  read(name: string): Promise<DocsFile> {
    let file = this.#read.get(name);
    if (file === undefined) {
      file = this.#load(name);
      this.#read.set(name, file);
    }
    return file;
  }

  async #load(name: string): Promise<DocsFile> {
    const bytes = await readFile(new URL(name.split('/').map(encodeURIComponent).join('/'), this.#folder));
    return {
      contentType: TYPES[extname(name)]!,
      etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`,
      bytes,
      compressed: await promisify(gzip)(bytes, { level: 9 }),
    };
  }
}
