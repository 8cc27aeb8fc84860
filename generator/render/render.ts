import type { Api } from '../model/api.ts';
import type { Emitted, TargetName } from '../targets/index.ts';
import { joinPieces, piecesOf } from '../targets/pieces.ts';
import type { Piece, RenderedFile, TargetOptions, Unit } from '../targets/unit.ts';
import { withHeader } from './format.ts';
import type { Memo } from './memo.ts';
import type { WorkerPool } from './pool.ts';
import { renderPieces } from './render-all.ts';

export interface OutputFile extends RenderedFile {
  readonly unit: Unit;
}

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
  const files = emitted.flatMap(({ target, units }) => units.map((unit) => ({ target, unit, pieces: piecesOf(unit) })));
  const texts = new Map<Piece, string>();
  const stale = files.flatMap(({ target, unit: { path }, pieces }) =>
    pieces.flatMap((piece) => {
      const known = memo?.textOf(path, piece);
      if (known !== undefined) texts.set(piece, known);
      return known === undefined ? [{ target, path, piece }] : [];
    }),
  );
  const keep = (some: readonly Stale[], rendered: readonly string[]): void => {
    for (const [index, { path, piece }] of some.entries()) {
      texts.set(piece, rendered[index]!);
      memo?.remember(path, piece, rendered[index]!);
    }
  };
  const { here = [], worker = [], either = [] } = Object.groupBy(stale, ({ target }) => THREADS[target] ?? 'either');
  const batches = batchesOf(either);
  const renderHere = async (): Promise<void> => {
    for (let batch: Stale[] | undefined = here; batch !== undefined; batch = batches.pop())
      keep(batch, await renderPieces(batch));
  };
  const renderInWorker = async (): Promise<void> => {
    if (worker.length === 0 && either.length === 0) return;
    await pool.begin({ api, scope });
    for (let batch: Stale[] | undefined = worker; batch !== undefined; batch = batches.shift())
      keep(batch, await pool.render(batch.map(({ target, path, piece: { name } }) => ({ target, path, name }))));
  };
  // Both end before this returns, so that neither is still at work in the next run of a watch.
  const ended = await Promise.allSettled([renderHere(), renderInWorker()]);
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
  return files.map(({ unit, pieces }) => {
    const text = joinPieces(
      unit,
      pieces.map((piece) => texts.get(piece)!),
    );
    return { path: unit.path, text: withHeader(unit.path, text, spec), unit };
  });
}

interface Stale {
  readonly target: TargetName;
  readonly path: string;
  readonly piece: Piece;
}

/**
 * Types need the TypeScript compiler, which only the worker loads. The pages of the docs have so much in
 * common that two threads take longer for them than one. Everything else is rendered by whichever thread
 * has nothing else to do.
 */
const THREADS: Partial<Record<TargetName, 'worker' | 'here'>> = { types: 'worker', docs: 'here' };

/** Small enough that both threads end at about the same time. */
const PIECES_PER_BATCH = 32;

function batchesOf(pieces: readonly Stale[]): Stale[][] {
  return Array.from({ length: Math.ceil(pieces.length / PIECES_PER_BATCH) }, (_, index) =>
    pieces.slice(index * PIECES_PER_BATCH, (index + 1) * PIECES_PER_BATCH),
  );
}
