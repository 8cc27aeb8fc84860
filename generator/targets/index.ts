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
 * Every target for who generates again and again, or looks at what one of them gives. Those that `keep` take what they made of parts of an
 * `Api` for the next one that shares these.
 */
export function targets(side: SideWork, keeps = false): readonly Target[] {
  const first = [typesTarget(side, keeps), openapiTarget(keeps), validatorsTarget(keeps)];
  return [...first, server, client, webhooks, papers, docsTarget(keeps)];
}
