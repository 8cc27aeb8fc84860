import type { Handlers } from '@billing/server';

import type { Context } from '../http/context.ts';
import { ok } from '../http/envelope.ts';
import type { Services } from '../services.ts';

export function ipsHandlers({ rules: { sourceCidrs } }: Services): Handlers<Context>['ips'] {
  return { get: async (request) => ok(request, { ipv4_cidrs: [...sourceCidrs] }) };
}
