import { client } from './client.ts';
import { openapi } from './openapi.ts';
import { server } from './server.ts';
import type { Target } from './target.ts';
import { validators } from './validators.ts';
import { webhooks } from './webhooks.ts';

/** Every target, with the one that works in a thread of its own first: it is started before there is anything to emit. */
export function targetsWith(types: Target): readonly Target[] {
  return [types, validators, server, client, webhooks, openapi];
}
