import { renderHere, type SideWork } from './side-work.ts';
import type { Target } from './target.ts';

/** Makes a target of this module. One that `keeps` takes what it made of parts of an `Api` for the next one that shares these. */
type Load = (side: SideWork, keeps: boolean) => Promise<Target>;

/** Every target, loaded where and when it is asked for: a thread need not load what the other one does. */
const TARGETS = {
  types: async (side, keeps) => (await import('./types.ts')).typesTarget(side, keeps),
  openapi: async (_, keeps) => (await import('./openapi.ts')).openapiTarget(keeps),
  validators: async (_, keeps) => (await import('./validators.ts')).validatorsTarget(keeps),
  server: async (_, keeps) => (await import('./server.ts')).serverTarget(keeps),
  client: async (_, keeps) => (await import('./client.ts')).clientTarget(keeps),
  webhooks: async () => (await import('./webhooks.ts')).webhooks,
  'package-files': async () => (await import('./package-files.ts')).packageFiles,
  docs: async () => (await import('./docs.ts')).docsTarget(),
} satisfies Record<string, Load>;

export type TargetName = keyof typeof TARGETS;

/** In the order in which a run lists what they made. */
export const TARGET_NAMES = Object.keys(TARGETS) as TargetName[];

/** A target that is asked once, in the thread that loads it. */
export function loadTarget(name: TargetName): Promise<Target> {
  return TARGETS[name](renderHere, false);
}

/** All of them, for who asks them again and again, or looks at what one of them gives. */
export function loadTargets(side: SideWork, keeps = false): Promise<readonly Target[]> {
  return Promise.all(TARGET_NAMES.map((name) => TARGETS[name](side, keeps)));
}
