import type { Target } from './unit.ts';

/** Every target, loaded on demand, since each thread needs only some of them. A run lists their files in this order. */
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

export function loadTargets(names: readonly TargetName[]): Promise<readonly Target[]> {
  return Promise.all(names.map((name) => TARGETS[name]()));
}
