import { client } from './client.ts';
import { docs } from './docs.ts';
import { openapiTarget } from './openapi.ts';
import { papers } from './papers.ts';
import { server } from './server.ts';
import type { SideWork } from './side-work.ts';
import type { Target } from './target.ts';
import { typesTarget } from './types.ts';
import { validators } from './validators.ts';
import { webhooks } from './webhooks.ts';

/** Every target. Those that use the side thread come first, so that it is busy while the others run. */
export function targets(side: SideWork): readonly Target[] {
  return [typesTarget(side), openapiTarget(side), validators, server, client, webhooks, papers, docs];
}
