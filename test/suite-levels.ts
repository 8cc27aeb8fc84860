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

/**
 * The suites of `npm run test:slow`, which `npm test` leaves out so that it takes about five minutes: those
 * that take more than about 5 s on two slow cores. Suites that touch the same code and take less stay in
 * `npm test`, and so do walks over all operations and short forms of what has its own script.
 */
export const SLOW_SUITES: readonly string[] = [
  // Processes of the service. In `npm test`: start/npm.
  'test/service/backup/backup.test.ts',
  'test/service/delivery/dispatcher-processes.test.ts',
  'test/service/delivery/kill.test.ts',
  'test/service/http/failover.test.ts',
  'test/service/http/lifecycle.test.ts',
  'test/service/notifications/recover-killed.test.ts',
  'test/service/start/aborted-database.test.ts',
  'test/service/start/attacks.test.ts',
  'test/service/start/environments.test.ts',
  'test/service/start/failed-recovery.test.ts',
  'test/service/start/failed-starts.test.ts',
  'test/service/start/first-start.test.ts',
  'test/service/start/key-rotation.test.ts',
  'test/service/start/memory.test.ts',
  'test/service/start/operator.test.ts',
  'test/service/start/several-processes.test.ts',
  'test/service/start/simulation.test.ts',
  'test/service/start/stall.test.ts',
  'test/service/start/stop.test.ts',
  'test/service/start/terminal.test.ts',
  'test/service/start/unusable-data.test.ts',
  'test/service/storage/data-directory.test.ts',
  'test/service/upgrade',
  // Kills. In `npm test`: chaos/retry and chaos/hostile.
  'test/chaos/backup.test.ts',
  'test/chaos/clock.test.ts',
  'test/chaos/database.test.ts',
  'test/chaos/disk.test.ts',
  'test/chaos/drain.test.ts',
  'test/chaos/payments.test.ts',
  'test/chaos/pooler.test.ts',
  'test/chaos/redis.test.ts',
  'test/chaos/renewals.test.ts',
  'test/chaos/rolling-update.test.ts',
  'test/chaos/soak.test.ts',
  // Commands. In `npm test`: their other suites.
  'test/generator/changes/command.test.ts',
  'test/generator/check.test.ts',
  'test/generator/command-line.test.ts',
  'test/generator/explain.test.ts',
  'test/generator/watch-process.test.ts',
  'test/service/cli/clock.test.ts',
  'test/service/cli/commands.test.ts',
  'test/service/cli/listen-restart.test.ts',
  'test/service/cli/listen.test.ts',
  'test/service/cli/rejections.test.ts',
  'test/service/operator/cli.test.ts',
  'test/service/operator/import-commands.test.ts',
  // Browsers and whole sites. In `npm test`: the HTML of the same pages.
  'test/docs/browser.test.ts',
  'test/docs/build-docs.test.ts',
  'test/docs/content.test.ts',
  'test/docs/guides.test.ts',
  'test/docs/page-independence.test.ts',
  'test/docs/preview.test.ts',
  'test/docs/samples.test.ts',
  'test/docs/served.test.ts',
  'test/service/checkout/browser.test.ts',
  'test/service/customer-portal/browser.test.ts',
  'test/service/customer-portal/portal.test.ts',
  // Packages as others get them. In `npm test`: the generated code itself.
  'test/packages/client/breaking-requests.test.ts',
  'test/packages/client/files.test.ts',
  'test/packages/client/limits.test.ts',
  'test/packages/client/next-release.test.ts',
  'test/packages/client/other-release.test.ts',
  'test/packages/consumers',
  'test/packages/packing',
  'test/packages/validators/verdicts.test.ts',
  // Many runs of the generator or of a compiler. In `npm test`: golden, determinism and targets.
  'test/any-document',
  'test/corpus',
  'test/generator/changes/schema-mutations.test.ts',
  'test/generator/changes/share.test.ts',
  'test/generator/dropped/silent-drops.test.ts',
  'test/generator/extent.test.ts',
  'test/generator/load/check/consequences.test.ts',
  'test/generator/memo.test.ts',
  'test/generator/network.test.ts',
  'test/generator/plugins',
  'test/generator/run-packages.test.ts',
  'test/mutants',
  'test/service/app/compile-errors.test.ts',
  'test/service/app/unread-members.test.ts',
  'test/spec/examples.test.ts',
  'test/spec/lint.test.ts',
  'test/spec/non-catalog.test.ts',
  // All operations, events or fields one after the other. In `npm test`: derived/limits,
  // derived/permissions and fuzz, which send requests to all operations.
  'test/contract',
  'test/service/adjustments/refunds.test.ts',
  'test/service/customers/search-index.test.ts',
  'test/service/subscriptions/model/long-sequences.test.ts',
  'test/service/transactions/transitions.test.ts',
  'test/derived/checks.test.ts',
  'test/derived/parameters.test.ts',
  'test/derived/promises.test.ts',
  'test/mock/billing.test.ts',
  'test/service/documents/invoice.test.ts',
  'test/service/events/causes.test.ts',
  'test/service/http/errors.test.ts',
  'test/service/http/large-bodies.test.ts',
  'test/service/http/limits.test.ts',
  'test/service/http/lists.test.ts',
  'test/service/http/page-bytes.test.ts',
  'test/service/outbound/address-verdicts.test.ts',
  'test/service/outbound/malformed-destinations.test.ts',
  'test/service/payments/discount-race.test.ts',
  'test/service/products/lists.test.ts',
  'test/service/products/order.test.ts',
  'test/service/renewals/once.test.ts',
  'test/service/reports/columns.test.ts',
  'test/service/retention/retention.test.ts',
  'test/service/simulations/every-run.test.ts',
  'test/service/simulations/plan-properties.test.ts',
  'test/service/simulations/plan-scenarios.test.ts',
  'test/service/simulations/scenarios-and-engine.test.ts',
  'test/service/simulations/start-run.test.ts',
  'test/service/storage/page.test.ts',
  'test/service/storage/partitions.test.ts',
  'test/service/test-clock/every-timestamp.test.ts',
];

/**
 * Those that take most of a minute on two slow cores. They start first, so that no worker is left with one
 * of them at the end: on a new clone, Vitest knows no durations and starts the largest files first.
 */
export const LONGEST_SUITES: readonly string[] = [
  'test/service/subscriptions/model/long-sequences.test.ts',
  'test/service/subscriptions/model/model.test.ts',
  'test/service/start/operator.test.ts',
  'test/service/start/several-processes.test.ts',
  'test/service/start/stop.test.ts',
  'test/service/events/causes.test.ts',
  'test/mock/billing.test.ts',
  'test/derived/limits.test.ts',
  'test/chaos/retry.test.ts',
  'test/simulate/simulation.test.ts',
];

/** The suites of a level, as files. */
export function filesOf(suites: readonly string[]): readonly string[] {
  return allFiles().filter((file) => suites.some((suite) => file === suite || file.startsWith(`${suite}/`)));
}

/** The suites that a level leaves out, counted by folder: `test/docs (5), test/service/cli (12)`. */
export function countByFolder(files: readonly string[]): string {
  const folders = Map.groupBy(files, (file) =>
    file
      .split('/')
      .slice(0, file.startsWith('test/service/') ? 3 : 2)
      .join('/'),
  );
  return [...folders]
    .sort()
    .map(([folder, { length }]) => (folder.endsWith('.ts') ? folder : `${folder} (${length})`))
    .join(', ');
}

export function allFiles(): readonly string[] {
  return globSync('test/**/*.test.ts').toSorted();
}
