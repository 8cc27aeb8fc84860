import { expect, test } from 'vitest';

import { prepare, withPlace } from '../start/place.ts';
import { nodeCommand, startProgram } from '../start/program.ts';
import { unusedUrl } from './unused-url.ts';
import { billing } from './run-here.ts';
import { lineWith } from './with-service.ts';
import { isLongRun } from '../../support/suite-length.ts';

withPlace(undefined, (place) => {
  test.runIf(isLongRun)('billing listen continues after a restart of the service', async () => {
    await prepare(place());
    const { port } = new URL(await unusedUrl());
    const before = await place().serve('--port', port);
    const env = { BILLING_URL: before.url, BILLING_API_KEY: before.key };
    const listener = startProgram(nodeCommand('service/cli/main.ts', ['listen', '--json']), { env });
    const { destination } = await lineWith<{ readonly destination: string }>(listener, '"kind":"listening"');

    before.kill('SIGTERM');
    await before.ended;
    // Makes it look at its destination now, which it can't.
    await fetch(destination);
    await listener.complains('Still listening.');

    const after = await place().serve('--port', port);
    const { code, out } = await billing(['trigger', 'customer.created', '--json'], { env });
    expect(code).toBe(0);
    const [event] = (JSON.parse(out) as { readonly events: readonly { readonly id: string }[] }).events;
    expect(await lineWith(listener, event!.id)).toMatchObject({ status: 200, signature: 'ok' });

    listener.kill('SIGINT');
    expect(await listener.ended).toMatchObject({ code: 130 });
    const response = await after.call('GET', '/notification-settings?active=true');
    const { data } = (await response.json()) as { readonly data: readonly { readonly description: string }[] };
    expect(data.filter(({ description }) => description.startsWith('billing listen'))).toEqual([]);
  });
});
