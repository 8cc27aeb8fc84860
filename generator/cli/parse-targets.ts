import { nearMiss } from '../load/document/near-miss.ts';
import { TARGET_NAMES, type TargetName } from '../targets/index.ts';

/**
 * The targets that `--targets` names, separated by commas; `all` names every one. Throws an Error for an
 * unknown name.
 */
export function parseTargets(value: string): readonly TargetName[] {
  const names = value.split(',').map((name) => name.trim());
  return names.includes('all') ? TARGET_NAMES : names.map(targetNamed);
}

function targetNamed(name: string): TargetName {
  const target = TARGET_NAMES.find((each) => each === name);
  if (target !== undefined) return target;
  const meant = nearMiss(name, TARGET_NAMES);
  const hint = meant === undefined ? `the targets are ${TARGET_NAMES.join(', ')} and all` : `did you mean ${meant}?`;
  throw new Error(`--targets ${value(name)}: no such target; ${hint}`);
}

function value(name: string): string {
  return name === '' ? "''" : name;
}
