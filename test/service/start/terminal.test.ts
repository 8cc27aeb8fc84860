import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

import { describe, expect, test } from 'vitest';

import { prepare, withPlace } from './place.ts';
import { nodeCommand, startProgram } from './program.ts';

/** `script` runs a command at a separate terminal. */
const hasScript = spawnSync('script', ['--version']).status === 0;

describe.runIf(hasScript)('a start at a terminal', () => {
  withPlace(undefined, (place) => {
    test('shows readable log lines around the report and no JSON', async () => {
      await prepare(place());
      const argv = ['--data', place().directory, '--port', '0'];
      const command = nodeCommand('service/app/main.ts', argv).join(' ');
      const program = startProgram(['script', '-qec', command, '/dev/null'], { env: { TERM: 'xterm' } });
      const report = await program.says('Ctrl-C stops it');
      await fetch(/http:\/\/127\.0\.0\.1:\d+/.exec(report)![0] + '/livez');
      const text = stripVTControlCharacters(await program.says('/livez'));
      program.kill('SIGTERM');
      await program.ended;
      expect(text).toMatch(/^\d\d:\d\d:\d\d {2}info {3}request completed .*path=\/livez/m);
      expect(text).not.toMatch(/^\s*\{/m);
    });
  });
});
