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

/** Renders some targets in a worker. Returns the files in the order of the units. */
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
  const elsewhere = stale.filter(({ target }) => IN_WORKER.has(target));
  const here = stale.filter(({ target }) => !IN_WORKER.has(target));
  const requests = elsewhere.map(({ target, path, piece: { name } }) => ({ target, path, name }));
  const posted = requests.length === 0 ? [] : pool.render({ api, scope, requests });
  const rendered = (await Promise.all([renderPieces(here), posted])).flat();
  for (const [index, { path, piece }] of [...here, ...elsewhere].entries()) {
    texts.set(piece, rendered[index]!);
    memo?.remember(path, piece, rendered[index]!);
  }
  return files.map(({ unit, pieces }) => {
    const text = joinPieces(
      unit,
      pieces.map((piece) => texts.get(piece)!),
    );
    return { path: unit.path, text: withHeader(unit.path, text, spec), unit };
  });
}

/** Targets that the worker renders: together they take about as long as all the others. */
const IN_WORKER: ReadonlySet<TargetName> = new Set(['types', 'validators']);
