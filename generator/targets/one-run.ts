import { renderHere } from './side-work.ts';
import type { Target } from './target.ts';

/** Every target for a process that makes one document's files, once: each is loaded where and when it is asked for. */
const TARGETS = {
  types: async () => (await import('./types.ts')).typesTarget(renderHere, false),
  openapi: async () => (await import('./openapi.ts')).openapiTarget(false),
  validators: async () => (await import('./validators.ts')).validatorsTarget(false),
  server: async () => (await import('./server.ts')).server,
  client: async () => (await import('./client.ts')).client,
  webhooks: async () => (await import('./webhooks.ts')).webhooks,
  papers: async () => (await import('./papers.ts')).papers,
  docs: async () => (await import('./docs.ts')).docs,
} satisfies Record<string, () => Promise<Target>>;

export type TargetName = keyof typeof TARGETS;

/** In the order of `targets`. */
export const TARGET_NAMES = Object.keys(TARGETS) as TargetName[];

export function targetOfOneRun(name: TargetName): Promise<Target> {
  return TARGETS[name]();
}
