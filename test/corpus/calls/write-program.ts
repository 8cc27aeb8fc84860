import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadSpec } from '../../../generator/load/load-spec.ts';
import { buildApi } from '../../../generator/model/build.ts';
import { chooseCalls } from './choose-calls.ts';
import { programText } from './program-text.ts';

/**
 * node test/corpus/calls/write-program.ts SPEC PLACE SCOPE [COUNT]: writes PLACE/calls/main.ts, a program of
 * three calls.
 */
const [spec = '', place = '', scope = '', count = '3'] = process.argv.slice(2);
const { api } = buildApi(await loadSpec(spec));
const folder = join(place, 'calls');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'main.ts'), programText(api, chooseCalls(api, Number(count)), scope));
