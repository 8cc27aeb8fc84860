import { client } from './client.ts';
import { docsTarget } from './docs.ts';
import { openapiTarget } from './openapi.ts';
import { papers } from './papers.ts';
import { server } from './server.ts';
import type { SideWork } from './side-work.ts';
import type { Target } from './target.ts';
import { typesTarget } from './types.ts';
import { validatorsTarget } from './validators.ts';
import { webhooks } from './webhooks.ts';

/**
 * Every target. Those that use the side thread come first, so that it is busy while the others run. Asked to emit again and again, they
 * keep (`keeps`) what they made of parts of the `Api` for the next one that shares these.
 */
export function targets(side: SideWork, keeps = false): readonly Target[] {
  const first = [typesTarget(side, keeps), openapiTarget(side, keeps), validatorsTarget(keeps)];
  return [...first, server, client, webhooks, papers, docsTarget(keeps)];
}
