import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { temporaryDirectory } from '../../support/temporary-directory.ts';
import { closed, halfRequest } from './half-request.ts';
import { prepareDirectory, type Serving, served } from './place.ts';
import { type Program, startProgram } from './program.ts';
import { isLongRun } from '../../support/suite-length.ts';

/** In a separate process group, so that everything npm starts ends with the test. */
function npm(...words: string[]): Program {
  const program = startProgram(['npm', ...words], { group: true });
  onTestFinished(async () => {
    try {
      process.kill(-program.pid, 'SIGKILL');
    } catch (error) {
      // All of them have ended already.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
    await program.ended;
  });
  return program;
}

async function npmStart(directory: string): Promise<Serving> {
  return served(npm('start', '--silent', '--', '--port', '0', '--json', '--data', directory));
}

test.runIf(isLongRun)(
  'npm start serves, npm run operator works beside it, and ending npm shuts the service down gracefully',
  async () => {
    const directory = join(await temporaryDirectory(), 'data');
    await prepareDirectory(directory);
    const service = await npmStart(directory);
    expect((await service.call('GET', `/products/${service.ids['product']}`)).status).toBe(200);

    const list = await npm('run', '--silent', 'operator', '--', 'account', 'list', '--json', '--data', directory).ended;
    expect(list).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(list.out)).toMatchObject([{ id: 'demo' }]);

    const asked = await halfRequest(service, 'In flight when a script ends npm');
    service.kill('SIGTERM');
    await closed(service.url);
    expect((await asked.finish()).status).toBe(201);
    expect(await service.ended).toMatchObject({ code: 0 });

    // Ctrl-C: the terminal signals all of them, and npm signals its child once more.
    const again = await npmStart(directory);
    expect(again.key).toBe(service.key);
    const last = await halfRequest(again, 'In flight at Ctrl-C');
    process.kill(-again.pid, 'SIGINT');
    await closed(again.url);
    expect((await last.finish()).status).toBe(201);
    await again.ended;
  },
);

test('npm start -- --help prints the help', async () => {
  const { code, out } = await npm('start', '--', '--help').ended;
  expect(code).toBe(0);
  expect(out).toContain('\nUsage: npm start -- [options]\n');
});
