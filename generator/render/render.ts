import { setImmediate } from 'node:timers/promises';

import type { Api } from '../model/api.ts';
import type { Emitted, TargetName } from '../targets/index.ts';
import { joinPieces, type OutputFile, type Piece, piecesOf, type TargetOptions } from '../targets/unit.ts';
import type { Memo } from './memo.ts';
import type { WorkerPool } from './pool.ts';
import { allEnded, type RenderedPiece, renderPieces, type RequestedPiece, withHeader } from './render-all.ts';
import type { PieceName } from './worker.ts';

export interface RunOptions extends TargetOptions {
  readonly spec: string;
}

/** What runs of one process share. */
export interface Resources {
  readonly pool: WorkerPool;
  /** Only in a watch. */
  readonly memo?: Memo | undefined;
}

/** Renders in this thread and in the worker. Returns the files in the order of the units. */
export async function render(
  emitted: readonly Emitted[],
  api: Api,
  { scope, spec }: RunOptions,
  { pool, memo }: Resources,
): Promise<OutputFile[]> {
  const files = emitted.flatMap(({ target, units }) =>
    units.map((unit) => {
      const known = memo?.fileOf(unit);
      return { target, unit, known, pieces: known === undefined ? piecesOf(unit) : [] };
    }),
  );
  const texts = new Map<Piece, string>();
  const stale = files.flatMap(({ target, unit: { path }, pieces }) =>
    pieces.flatMap((piece) => {
      const text = memo?.textOf(path, piece);
      if (text !== undefined) texts.set(piece, text);
      return text === undefined ? [{ target, path, piece, known: memo?.renderedOf(path, piece) }] : [];
    }),
  );
  const keep = (some: readonly Stale[], rendered: readonly RenderedPiece[]): void => {
    for (const [index, { path, piece }] of some.entries())
      texts.set(piece, memo?.remember(path, piece, rendered[index]!) ?? rendered[index]!.text!);
  };
  const { here = [], worker = [], either = [] } = Object.groupBy(stale, ({ target }) => THREADS[target] ?? 'either');
  const [pages, batches] = [batchesOf(here, PAGES_PER_BATCH), batchesOf(either, PIECES_PER_BATCH)];
  const nextHere = (): Stale[] | undefined => pages.shift() ?? batches.pop();
  const renderHere = async (): Promise<void> => {
    for (let batch = nextHere(); batch !== undefined; batch = nextHere()) {
      keep(batch, await renderPieces(batch));
      // Replies of the worker arrive now.
      await setImmediate();
    }
  };
  const renderInWorker = async (): Promise<void> => {
    if (worker.length === 0 && either.length === 0) return;
    const [, rendered] = await Promise.all([pool.begin({ api, scope }), pool.render(namesOf(worker))]);
    keep(worker, rendered);
    const renderNext = async (): Promise<void> => {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift())
        keep(batch, await pool.render(namesOf(batch)));
    };
    // Two, so that the worker has one to go on with while this thread is busy.
    await allEnded([renderNext(), renderNext()]);
  };
  await allEnded([renderHere(), renderInWorker()]);
  return files.map(({ unit, known, pieces }) => {
    if (known !== undefined) return known;
    const { path, from } = unit;
    const rendered = pieces.map((piece) => texts.get(piece)!);
    const file = { path, text: withHeader(path, joinPieces(unit, rendered), spec), from };
    memo?.files.set(path, file);
    return file;
  });
}

interface Stale extends RequestedPiece {
  readonly target: TargetName;
}

/**
 * Types need the TypeScript compiler, which only the worker loads. The pages of the docs have so much in
 * common that a build of them takes 2.9 s in two threads, and 1.9 s in one. Any idle thread renders
 * everything else.
 */
const THREADS: Partial<Record<TargetName, 'worker' | 'here'>> = { types: 'worker', docs: 'here' };

function namesOf(pieces: readonly Stale[]): PieceName[] {
  return pieces.map(({ target, path, piece: { name }, known }) => ({ target, path, name, known }));
}

/** Small enough that both threads end at about the same time. */
const PIECES_PER_BATCH = 32;

/** Rendering pages never waits for anything: after so many, this thread reads replies of the worker. */
const PAGES_PER_BATCH = 4;

function batchesOf(pieces: readonly Stale[], size: number): Stale[][] {
  return Array.from({ length: Math.ceil(pieces.length / size) }, (_, index) =>
    pieces.slice(index * size, (index + 1) * size),
  );
}
