import { globSync } from 'node:fs';

/**
 * The suites of `npm test -- fast`: the units of the generator, its golden output, and a smoke test of the
 * service on the embedded database. Together they take less than a minute on two cores, so add a slow suite
 * only in exchange for another one.
 */
export const FAST_SUITES: readonly string[] = [
  'test/architecture.test.ts',
  'test/readme.test.ts',
  'test/generator/diagnostic',
  'test/generator/golden.test.ts',
  'test/generator/json-schema',
  'test/generator/load',
  'test/generator/model',
  'test/generator/targets',
  'test/generator/write',
  'test/service/auth',
  'test/service/businesses',
  'test/service/common',
  'test/service/customers',
  'test/service/delivery/schedule.test.ts',
  'test/service/ids',
  'test/service/notifications/utc-moment.test.ts',
  'test/service/simulations/plan-config.test.ts',
  'test/service/simulations/plan-times.test.ts',
  'test/service/terminal',
];

/** The suites that the fast level leaves out, counted by folder: `test/docs (5), test/service/cli (12)`. */
export function leftOutSuites(): string {
  const left = globSync('test/**/*.test.ts').filter(
    (file) => !FAST_SUITES.some((suite) => file === suite || file.startsWith(`${suite}/`)),
  );
  const folders = Map.groupBy(left, (file) =>
    file
      .split('/')
      .slice(0, file.startsWith('test/service/') ? 3 : 2)
      .join('/'),
  );
  return [...folders]
    .sort()
    .map(([folder, files]) => (folder.endsWith('.ts') ? folder : `${folder} (${files.length})`))
    .join(', ');
}
