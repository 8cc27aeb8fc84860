import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Log } from '../common/log.ts';
import { buildDocs, DocsBuildError } from './build-docs.ts';
import { DocsFiles } from './docs-files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface DocsSiteOptions {
  readonly log: Log;
  /** The project's folder, with a slash at its end. */
  readonly root?: string;
  /** Holds built sites by the hash of what they were built from. */
  readonly cache?: string;
}

/** The generated site. It is built at most once in a process: at the first call of `files`. */
export class DocsSite {
  readonly #log: Log;
  readonly #root: string;
  readonly #cache: string;
  readonly #stop = new AbortController();
  #files: Promise<DocsFiles> | undefined;
  #temporaryFolder: string | undefined;

  constructor({ log, root = ROOT, cache = join(root, 'node_modules/.cache/docs') }: DocsSiteOptions) {
    this.#log = log;
    this.#root = root;
    this.#cache = cache;
  }

  /**
   * The files of the site, after it is built where that is necessary.
   *
   * @throws DocsBuildError when it can't be built; the reason is logged once.
   */
  files(): Promise<DocsFiles> {
    this.#files ??= this.#build();
    return this.#files;
  }

  /** Stops a build that is running, and removes what is for this process only. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#files?.catch(() => undefined);
    if (this.#temporaryFolder !== undefined) await rm(this.#temporaryFolder, { recursive: true, force: true });
  }

  async #build(): Promise<DocsFiles> {
    const start = performance.now();
    try {
      const { folder, isNew, isTemporary } = await buildDocs(this.#root, this.#cache, this.#stop.signal);
      if (isTemporary) this.#temporaryFolder = folder;
      if (isNew) this.#log.info({ folder, ms: Math.round(performance.now() - start) }, 'built the docs');
      return new DocsFiles(folder);
    } catch (error) {
      if (!this.#stop.signal.aborted) this.#report(error);
      throw error;
    }
  }

  #report(error: unknown): void {
    const details = error instanceof DocsBuildError ? { output: error.output } : { err: error };
    const remedy = error instanceof DocsBuildError ? error.remedy : 'restart the service to try again';
    this.#log.error(details, `failed to build the docs; /docs responds with 503, the API is not affected; ${remedy}`);
  }
}
