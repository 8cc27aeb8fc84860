import { join } from 'node:path';

import { loadSpec } from '../../../generator/load/load-spec.ts';
import { buildApi } from '../../../generator/model/build.ts';
import type { Checked } from '../row.ts';
import { callServer } from './call-server.ts';
import { countPages } from './count-pages.ts';
import { checkExamples } from './check-examples.ts';
import { LoadedModules } from './loaded-modules.ts';

/**
 * node test/corpus/check/main.ts SPEC PLACE: checks the packages generated below PLACE and prints a
 * `Checked`.
 */
const [spec = '', place = ''] = process.argv.slice(2);
const { api } = buildApi(await loadSpec(spec));
const modules = await LoadedModules.of(join(place, 'generated'));
const examples = await checkExamples(api, modules);
const pages = countPages(api, join(place, 'generated/docs'));
const routes = await callServer(api, modules);
const checked: Checked = {
  modules: modules.number,
  validators: modules.validators,
  examples,
  pages: pages.number,
  routes,
  faults: [...modules.faults, ...examples.faults, ...pages.faults, ...routes.faults, ...inherited()],
};
process.stdout.write(JSON.stringify(checked));
process.exit(0);

/** Faults for members that a name of the document has added to every object. */
function inherited(): string[] {
  const names: string[] = [];
  for (const name in {}) names.push(`every object has a member ${name}`);
  return names;
}
