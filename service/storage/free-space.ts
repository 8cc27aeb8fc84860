import { statfs } from 'node:fs/promises';

import type { Log } from '../common/log.ts';
import { OperatorError } from '../common/operator-error.ts';
import { DatabaseUnavailableError } from './database-unavailable.ts';
import type { EngineState } from './engine.ts';

const MIB = 2 ** 20;
const CHECK_EVERY_MS = 2_000;

export interface FreeSpaceLimits {
  /** With fewer bytes free, changes are rejected. */
  readonly minimumBytes: number;
  readonly statfs?: (path: string) => Promise<{ readonly bavail: number; readonly bsize: number }>;
  readonly everyMs?: number;
}

/**
 * Free bytes that a checkpoint needs: two files of the write-ahead log. If its own small files do not fit,
 * PostgreSQL reports a PANIC, which ends the process.
 */
const CHECKPOINT_BYTES = 32 * MIB;
const CHECKPOINT = /^\s*checkpoint\b|\bpg_backup_start\b/i;

/** Statements that make the files grow. Deleting and dropping stay possible: they free space. */
const GROWS = /\binsert\s+into\b|(?<!\b(?:for|key)\s)\bupdate\b|\bmerge\s+into\b/i;

/**
 * Prevents the embedded database from filling its disk, where the engine may abort: below the limit it
 * rejects changes and continues reading.
 */
export class FreeSpace {
  readonly #directory: string;
  readonly #limits: FreeSpaceLimits;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #isLow = false;
  #freeBytes = NaN;

  constructor(directory: string, limits: FreeSpaceLimits, log: Log) {
    this.#directory = directory;
    this.#limits = limits;
    this.#log = log;
  }

  /** @throws OperatorError when there is too little space to start. */
  async start(): Promise<void> {
    const free = await this.#free();
    if (free < this.#limits.minimumBytes) {
      throw new OperatorError(
        `The disk of the data directory ${this.#directory} has ${inMib(free)} MiB free, and the embedded database needs ` +
          `${inMib(this.#limits.minimumBytes)}. Free disk space, or set BILLING_MIN_FREE_DISK to less.`,
      );
    }
    this.#timer = setInterval(() => void this.#check(), this.#limits.everyMs ?? CHECK_EVERY_MS).unref();
  }

  /** As last measured. */
  get state(): Pick<EngineState, 'freeBytes' | 'minimumFreeBytes'> {
    return { freeBytes: this.#freeBytes, minimumFreeBytes: this.#limits.minimumBytes };
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** @throws DatabaseUnavailableError for a statement that needs more space. */
  async admit(statement: string): Promise<void> {
    const isRejected =
      (this.#isLow && GROWS.test(statement)) || (CHECKPOINT.test(statement) && (await this.#free()) < CHECKPOINT_BYTES);
    if (isRejected) throw new DatabaseUnavailableError('unchanged', new Error('the disk is nearly full'), 'disk');
  }

  /** A statement has found the disk full, before the next check. */
  checkNow(): void {
    void this.#check();
  }

  async #check(): Promise<void> {
    const free = await this.#free();
    const isLow = free < this.#limits.minimumBytes;
    if (isLow === this.#isLow) return;
    this.#isLow = isLow;
    const facts = { directory: this.#directory, freeMib: inMib(free), neededMib: inMib(this.#limits.minimumBytes) };
    if (isLow)
      this.#log.error(facts, 'the disk of the data directory is nearly full; rejecting changes until there is space');
    else this.#log.info(facts, 'the disk of the data directory has space again; accepting changes');
  }

  async #free(): Promise<number> {
    const { bavail, bsize } = await (this.#limits.statfs ?? statfs)(this.#directory);
    return (this.#freeBytes = bavail * bsize);
  }
}

function inMib(bytes: number): number {
  return Math.floor(bytes / MIB);
}
