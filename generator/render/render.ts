import type { Api } from '../model/api.ts';
import type { Emitted } from '../targets/emit.ts';
import type { TargetName } from '../targets/index.ts';
import type { RenderedFile, TargetOptions, Unit } from '../targets/unit.ts';
import type { Memo } from './memo.ts';
import type { WorkerPool } from './pool.ts';
import { renderAll } from './render-all.ts';

/** A file that a run is going to write. */
export interface OutputFile extends RenderedFile {
  readonly unit: Unit;
}

export interface RunOptions extends TargetOptions {
  /** Root document. */
  readonly spec: string;
}

/** What runs of one process share. */
export interface Resources {
  readonly pool: WorkerPool;
  /** Only in a watch. */
  readonly memo?: Memo | undefined;
}

/**
 * Renders and formats the units of all targets, some of them in a worker, and returns the files in the
 * order of the units.
 */
export async function render(
  emitted: readonly Emitted[],
  api: Api,
  { scope, spec }: RunOptions,
  { pool, memo }: Resources,
): Promise<OutputFile[]> {
  const texts = new Map<Unit, string>();
  const stale = emitted.map(({ target, units }): Emitted => {
    for (const unit of units) {
      const known = memo?.textOf(unit);
      if (known !== undefined) texts.set(unit, known);
    }
    return { target, units: units.filter((unit) => !texts.has(unit)) };
  });
  const elsewhere = stale.filter(({ target, units }) => IN_WORKER.has(target) && units.length > 0);
  const here = stale.filter(({ target }) => !IN_WORKER.has(target)).flatMap(({ units }) => units);
  const requests = elsewhere.map(({ target, units }) => ({ target, paths: units.map(({ path }) => path) }));
  const posted = requests.length === 0 ? [] : pool.render({ api, scope, spec, requests });
  const rendered = await Promise.all([renderAll(here, spec), posted]);
  const units = [...here, ...elsewhere.flatMap((each) => each.units)];
  for (const [index, text] of rendered.flat().entries()) {
    texts.set(units[index]!, text);
    memo?.remember(units[index]!, text);
  }
  return emitted.flatMap((each) => each.units.map((unit) => ({ path: unit.path, text: texts.get(unit)!, unit })));
}

/**
 * Targets that the worker renders while this thread renders the others: together they take about as long as
 * all the others.
 */
const IN_WORKER: ReadonlySet<TargetName> = new Set(['types', 'validators']);
