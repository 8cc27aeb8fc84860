import type { SideThread } from '../side-thread/side-thread.ts';
import { client } from './client.ts';
import { openapiTarget } from './openapi.ts';
import { server } from './server.ts';
import type { Target } from './target.ts';
import { typesTarget } from './types.ts';
import { validators } from './validators.ts';
import { webhooks } from './webhooks.ts';

/** Every target. Those that use the side thread come first, so that it is busy while the others run. */
export function targets(sideThread: SideThread): readonly Target[] {
  return [typesTarget(sideThread), openapiTarget(sideThread), validators, server, client, webhooks];
}
