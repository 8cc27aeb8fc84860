import type { Api } from '../model/api.ts';
import { loadTargets, type TargetName } from './index.ts';
import type { TargetOptions, Unit } from './unit.ts';

/** The units of one target. */
export interface Emitted {
  readonly target: TargetName;
  readonly units: readonly Unit[];
}

/** Loads targets and emits their units. Rejects when a target throws. */
export async function emit(names: readonly TargetName[], api: Api, options: TargetOptions): Promise<Emitted[]> {
  const targets = await loadTargets(names);
  return targets.map((target, index) => ({ target: names[index]!, units: target.emit(api, options) }));
}
