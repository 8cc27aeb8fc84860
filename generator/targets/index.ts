import { client } from './client.ts';
import { openapi } from './openapi.ts';
import { server } from './server.ts';
import type { Target } from './target.ts';
import { types } from './types.ts';
import { validators } from './validators.ts';
import { webhooks } from './webhooks.ts';

/** Every target, the slow one first: types work in a thread of their own while the others run. */
export const targets: readonly Target[] = [types, validators, server, client, webhooks, openapi];
