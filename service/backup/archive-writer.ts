import { createHash, randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { constants, createGzip, type Gzip } from 'node:zlib';

import { Header } from 'tar';

import { OperatorError } from '../common/operator-error.ts';

const BLOCK = 512;
const CHUNK = 256 * 1_024;
const DIRECTORY_MODE = 0o700;
const FILE_MODE = 0o600;

export interface ArchiveOptions {
  /** Replaces an existing file. */
  readonly overwrite: boolean;
}

/**
 * Writes a compressed tar file that any `tar` can open. It gets its name at the end, in one step, so a file
 * with that name is complete. It is written in a pass without temporary copies, with little memory, and is
 * for its owner only.
 */
export class ArchiveWriter {
  readonly #file: string;
  /** Where the archive is until it is published. */
  readonly unfinished: string;
  readonly #options: ArchiveOptions;
  readonly #gzip: Gzip;
  readonly #target: Writable;
  readonly #written: Promise<void>;
  /** Rejects when the file fails, and never resolves. */
  readonly #failed: Promise<never>;
  readonly #checksums: Record<string, string> = {};
  readonly #modified = new Date();

  /** @throws OperatorError when the file can't be created, or exists. */
  static async create(file: string, options: ArchiveOptions): Promise<ArchiveWriter> {
    const unfinished = `${file}.unfinished-${randomUUID().slice(0, 8)}`;
    return ArchiveWriter.#explained(file, async () => {
      if (!options.overwrite) await rejectExisting(file);
      const handle = await open(unfinished, 'wx', FILE_MODE);
      // A power cut must not leave a file with the final name and without its content.
      const target = handle.createWriteStream({ flush: true });
      const gzip = createGzip({ level: constants.Z_BEST_SPEED });
      gzip.pipe(target);
      target.on('error', (error) => gzip.destroy(error));
      const written = finished(target);
      return new ArchiveWriter(file, unfinished, options, { gzip, target, written });
    });
  }

  private constructor(
    file: string,
    unfinished: string,
    options: ArchiveOptions,
    { gzip, target, written }: { readonly gzip: Gzip; readonly target: Writable; readonly written: Promise<void> },
  ) {
    this.#file = file;
    this.unfinished = unfinished;
    this.#options = options;
    this.#gzip = gzip;
    this.#target = target;
    this.#written = written;
    this.#failed = written.then(() => new Promise<never>(() => undefined));
    this.#failed.catch(() => undefined);
  }

  /** SHA-256 of each file that was added, by name. */
  get checksums(): Readonly<Record<string, string>> {
    return this.#checksums;
  }

  async addDirectory(name: string): Promise<void> {
    await this.#write(this.#header(name, 'Directory', 0));
  }

  async addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.#add(name, bytes.length, async (write) => write(bytes));
  }

  /**
   * Adds a file, with the size that it has now even if it grows or shrinks meanwhile. Leaves out one that
   * was deleted.
   *
   * @returns its size, or undefined when it was deleted.
   */
  async addFile(name: string, path: string): Promise<number | undefined> {
    const handle = await open(path, 'r').catch((error: unknown) => {
      if (isCode(error, 'ENOENT')) return undefined;
      throw error;
    });
    if (handle === undefined) return undefined;
    try {
      const { size } = await handle.stat();
      await this.#add(name, size, async (write) => {
        for (let position = 0; position < size;) {
          const length = Math.min(CHUNK, size - position);
          const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
          // PostgreSQL has truncated it; the log says so too, and the rest is not read.
          await write(bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead));
          position += bytesRead === 0 ? length : bytesRead;
        }
      });
      return size;
    } finally {
      await handle.close();
    }
  }

  /** Ends the file, without giving it its name. @throws OperatorError when it can't be written. */
  async close(): Promise<void> {
    await ArchiveWriter.#explained(this.#file, async () => {
      await this.#write(Buffer.alloc(2 * BLOCK));
      this.#gzip.end();
      await this.#written;
    });
  }

  /** Moves the closed file to its name. @throws OperatorError when another file has it now. */
  async publish(): Promise<void> {
    await ArchiveWriter.#explained(this.#file, async () => {
      if (this.#options.overwrite) return rename(this.unfinished, this.#file);
      try {
        await link(this.unfinished, this.#file);
      } catch (error) {
        if (isCode(error, 'EEXIST')) throw existing(this.#file);
        // A file system without hard links, such as many network drives.
        await rejectExisting(this.#file);
        return rename(this.unfinished, this.#file);
      }
      await rm(this.unfinished);
    });
  }

  /** Removes what was written, unless it is published. */
  async discard(): Promise<void> {
    this.#gzip.destroy();
    this.#target.destroy();
    await this.#written.catch(() => undefined);
    await rm(this.unfinished, { force: true });
  }

  async #add(
    name: string,
    size: number,
    copy: (write: (bytes: Buffer) => Promise<void>) => Promise<void>,
  ): Promise<void> {
    const hash = createHash('sha256');
    await this.#write(this.#header(name, 'File', size));
    await copy(async (bytes) => {
      hash.update(bytes);
      await this.#write(bytes);
    });
    if (size % BLOCK !== 0) await this.#write(Buffer.alloc(BLOCK - (size % BLOCK)));
    this.#checksums[name] = hash.digest('hex');
  }

  #header(name: string, type: 'File' | 'Directory', size: number): Buffer {
    const mode = type === 'File' ? FILE_MODE : DIRECTORY_MODE;
    const block = Buffer.alloc(BLOCK);
    const path = type === 'File' ? name : `${name}/`;
    const needsMore = new Header({ path, mode, size, type, mtime: this.#modified }).encode(block);
    if (needsMore) throw new Error(`The name ${name} is too long for a tar file.`);
    return block;
  }

  async #write(bytes: Buffer): Promise<void> {
    await ArchiveWriter.#explained(this.#file, async () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      this.#gzip.write(bytes, (error) => (error ? reject(error) : resolve()));
      await Promise.race([promise, this.#failed]);
    });
  }

  static async #explained<Result>(file: string, act: () => Promise<Result>): Promise<Result> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof OperatorError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new OperatorError(`The backup ${file} can't be written: ${reason}.`, { cause: error });
    }
  }
}

async function rejectExisting(file: string): Promise<void> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  await handle?.close();
  if (handle !== undefined) throw existing(file);
}

function existing(file: string): OperatorError {
  return new OperatorError(`The file ${file} exists. Choose another name, or replace it with --overwrite.`);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
