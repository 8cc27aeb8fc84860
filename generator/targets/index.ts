import type { Api } from '../model/api.ts';
import type { Target, TargetOptions, Unit } from './unit.ts';

/** In the order in which a run lists their files. Loaded on demand: each thread needs only some of them. */
const TARGETS = {
  types: async () => (await import('./types.ts')).types,
  openapi: async () => (await import('./openapi.ts')).openapi,
  validators: async () => (await import('./validators.ts')).validators,
  server: async () => (await import('./server.ts')).server,
  client: async () => (await import('./client.ts')).client,
  webhooks: async () => (await import('./webhooks.ts')).webhooks,
  'package-files': async () => (await import('./package-files.ts')).packageFiles,
  docs: async () => (await import('./docs.ts')).docs,
} satisfies Record<string, () => Promise<Target>>;

export type TargetName = keyof typeof TARGETS;

export const TARGET_NAMES = Object.keys(TARGETS) as readonly TargetName[];

/** The site is larger than everything else together, and only some users want it. */
export const DEFAULT_TARGETS: readonly TargetName[] = TARGET_NAMES.filter((name) => name !== 'docs');

/** The targets whose packages a package imports. */
const REQUIRED: Partial<Record<TargetName, readonly TargetName[]>> = {
  validators: ['types'],
  server: ['types', 'validators'],
  client: ['types', 'validators'],
  webhooks: ['types', 'validators'],
};

/** The targets with those that their packages import, in the order of a run. */
export function withRequired(names: readonly TargetName[]): readonly TargetName[] {
  const all = new Set(names.flatMap((name) => [name, ...(REQUIRED[name] ?? [])]));
  return TARGET_NAMES.filter((name) => all.has(name));
}

/** The target that writes a path of the output folder; undefined for a plugin's. */
export function targetOf(path: string): TargetName | undefined {
  const [folder, name = ''] = path.split('/');
  const isPackageFile = path.split('/').length === 2 && ['LICENSE', 'CHANGELOG.md'].includes(name);
  const target = TARGET_NAMES.find((each) => each === folder);
  return target !== undefined && isPackageFile ? 'package-files' : target;
}

export function loadTargets(names: readonly TargetName[]): Promise<readonly Target[]> {
  return Promise.all(names.map((name) => TARGETS[name]()));
}

export interface Emitted {
  readonly target: TargetName;
  readonly units: readonly Unit[];
}

/** Rejects when a target throws. */
export async function emit(names: readonly TargetName[], api: Api, options: TargetOptions): Promise<Emitted[]> {
  const targets = await loadTargets(names);
  return targets.map((target, index) => ({ target: names[index]!, units: target.emit(api, options) }));
}
