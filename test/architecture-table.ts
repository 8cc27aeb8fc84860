/** A part of the repository, and what its modules may import: for their types, too. */
export interface Room {
  readonly name: string;
  readonly holds: string;
  /** Folders and single files, from the repository's root. */
  readonly files: readonly string[];
  /** Names of rooms, or everything. */
  readonly mayImport: readonly string[] | 'anything';
}

/**
 * The import table: `architecture.test.ts` holds every module to it, and the README prints it. A row that nothing needs, or a module
 * that no row has, fails as well.
 */
export const architecture: readonly Room[] = [
  {
    name: 'generator/json',
    holds: 'what a JSON value is',
    files: ['generator/json.ts'],
    mayImport: [],
  },
  {
    name: 'generator/diagnostic',
    holds: 'the catalogue of diagnostics, and how they are shown',
    files: ['generator/diagnostic'],
    mayImport: [],
  },
  {
    name: 'generator/load',
    holds: 'reading the spec, resolving references, checking; every value keeps its place',
    files: ['generator/load'],
    mayImport: ['generator/json', 'generator/diagnostic'],
  },
  {
    name: 'generator/model',
    holds: 'the document as frozen data with final names: the `Api`',
    files: ['generator/model'],
    mayImport: ['generator/json', 'generator/diagnostic', 'generator/load'],
  },
  {
    name: 'generator/targets',
    holds: 'from `Api` to files, one module a target',
    files: ['generator/targets'],
    mayImport: ['generator/json', 'generator/model'],
  },
  {
    name: 'generator/side-thread',
    holds: 'a thread for what takes long to load',
    files: ['generator/side-thread'],
    mayImport: ['generator/json', 'generator/load', 'generator/targets', 'generator/write'],
  },
  {
    name: 'generator/options',
    holds: 'what a run is asked to do',
    files: ['generator/options.ts'],
    mayImport: [],
  },
  {
    name: 'generator/own-targets',
    holds: 'targets from outside: finding, loading and running them, each held to its folder',
    files: ['generator/own-targets'],
    mayImport: ['generator/diagnostic', 'generator/model', 'generator/targets'],
  },
  {
    name: 'generator/target',
    holds: "what a target of one's own is written with",
    files: ['generator/target.ts'],
    mayImport: ['generator/model', 'generator/targets'],
  },
  {
    name: 'generator/write',
    holds: 'formatting, writing what changed, comparing, causes of drift',
    files: ['generator/write'],
    mayImport: [
      'generator/json',
      'generator/diagnostic',
      'generator/load',
      'generator/model',
      'generator/targets',
      'generator/options',
      'generator/own-targets',
    ],
  },
  {
    name: 'generator/handlers',
    holds: 'finding and adding handlers in hand-written modules',
    files: ['generator/handlers'],
    mayImport: ['generator/json', 'generator/model', 'generator/targets'],
  },
  {
    name: 'generator/generate',
    holds: 'the pipeline on one screen',
    files: ['generator/generate.ts', 'generator/stages.ts'],
    mayImport: [
      'generator/diagnostic',
      'generator/load',
      'generator/model',
      'generator/targets',
      'generator/side-thread',
      'generator/options',
      'generator/own-targets',
    ],
  },
  {
    name: 'generator/explain',
    holds: 'which part of the document, and which template, made a line of the output',
    files: ['generator/explain'],
    mayImport: [
      'generator/json',
      'generator/diagnostic',
      'generator/load',
      'generator/model',
      'generator/targets',
      'generator/side-thread',
      'generator/options',
      'generator/own-targets',
      'generator/write',
    ],
  },
  {
    name: 'generator/changes',
    holds: 'what differs between two documents, whom that breaks, where, and the proof',
    files: ['generator/changes'],
    mayImport: ['generator/json', 'generator/diagnostic', 'generator/load', 'generator/model'],
  },
  {
    name: 'generator/pack',
    holds: 'tarballs of the generated packages, compiled',
    files: ['generator/pack'],
    mayImport: [],
  },
  {
    name: 'generator/cli',
    holds: 'the command line: generate, check, watch, changes',
    files: ['generator/cli', 'generator/main.ts'],
    mayImport: [
      'generator/diagnostic',
      'generator/load',
      'generator/changes',
      'generator/explain',
      'generator/options',
      'generator/own-targets',
      'generator/write',
      'generator/handlers',
      'generator/generate',
    ],
  },
  {
    name: 'generator/preview',
    holds: 'the docs as they are written: served, and reloaded at each save',
    files: ['generator/preview'],
    mayImport: ['generator/diagnostic', 'generator/load', 'generator/model', 'generator/targets', 'generator/cli'],
  },
  {
    name: 'templates/*/runtime',
    holds: 'modules that are copied into a package as they stand',
    files: [
      'templates/client/runtime',
      'templates/docs/assets',
      'templates/server/runtime',
      'templates/validators/runtime',
      'templates/webhooks/runtime',
    ],
    mayImport: [],
  },
  { name: 'generated/types', holds: 'types of everything in the spec', files: ['generated/types'], mayImport: [] },
  {
    name: 'generated/validators',
    holds: 'checks of requests, responses, events and entities',
    files: ['generated/validators'],
    mayImport: ['generated/types'],
  },
  {
    name: 'generated/server',
    holds: 'Fastify routes, and the types that handlers must have',
    files: ['generated/server'],
    mayImport: ['generated/types', 'generated/validators'],
  },
  {
    name: 'generated/client',
    holds: 'a typed client',
    files: ['generated/client'],
    mayImport: ['generated/types', 'generated/validators'],
  },
  {
    name: 'generated/webhooks',
    holds: 'checking and reading webhooks: signatures, shapes, types by event type and version',
    files: ['generated/webhooks'],
    mayImport: ['generated/types', 'generated/validators'],
  },
  {
    name: 'generated/openapi',
    holds: 'the document in one file',
    files: ['generated/openapi'],
    mayImport: [],
  },
  {
    name: 'generated/docs',
    holds: 'a site about the API, and the script of its pages',
    files: ['generated/docs'],
    mayImport: [],
  },
  {
    name: 'service/basics',
    holds: 'clock, log, errors: what every other room of the service may know',
    files: ['service/basics'],
    mayImport: ['generated/validators'],
  },
  { name: 'service/ids', holds: 'ids that sort by age', files: ['service/ids'], mayImport: ['service/basics'] },
  {
    name: 'service/storage',
    holds: 'both engines, migrations, rows, pages',
    files: ['service/storage'],
    mayImport: ['service/basics', 'service/ids'],
  },
  {
    name: 'service/auth',
    holds: 'API keys and permissions',
    files: ['service/auth'],
    mayImport: ['generated/server', 'service/basics', 'service/ids', 'service/storage'],
  },
  {
    name: 'service/limits',
    holds: 'rate limits and charge limits',
    files: ['service/limits'],
    mayImport: ['service/basics', 'service/ids', 'service/storage'],
  },
  {
    name: 'service/outbound',
    holds: 'what may be reached, and sending one message once: webhooks and e-mail',
    files: ['service/outbound'],
    mayImport: ['service/basics'],
  },
  {
    name: 'service/services',
    holds: 'what a handler is given',
    files: ['service/services.ts'],
    mayImport: ['service/basics', 'service/storage', 'service/auth'],
  },
  {
    name: 'service/http',
    holds: 'envelopes, and errors as answers',
    files: ['service/http'],
    mayImport: ['generated/server', 'service/basics', 'service/storage', 'service/auth', 'service/services'],
  },
  {
    name: 'service/<noun>',
    holds: 'one folder a noun: handlers, rules, entities; never two that import each other',
    files: [
      'service/accounts',
      'service/addresses',
      'service/businesses',
      'service/checkout-domains',
      'service/customers',
      'service/discounts',
      'service/event-types',
      'service/events',
      'service/notification-settings',
      'service/notifications',
      'service/payment-methods',
      'service/products',
      'service/simulations',
    ],
    mayImport: [
      'generated/types',
      'generated/validators',
      'generated/server',
      'service/basics',
      'service/ids',
      'service/storage',
      'service/auth',
      'service/outbound',
      'service/services',
      'service/http',
    ],
  },
  {
    name: 'service/delivery',
    holds: 'from what is due to an attempt that is written down: claims, turns, schedule, breaker',
    files: ['service/delivery'],
    mayImport: [
      'service/basics',
      'service/ids',
      'service/storage',
      'service/auth',
      'service/outbound',
      'service/services',
    ],
  },
  {
    name: 'service/docs',
    holds: 'the generated site at `/docs`, and its address',
    files: ['service/docs'],
    mayImport: ['service/http'],
  },
  {
    name: 'service/retention',
    holds: 'the job that makes the coming days and drops what is too old',
    files: ['service/retention'],
    mayImport: ['service/basics', 'service/ids', 'service/storage'],
  },
  {
    name: 'service/metrics',
    holds: 'what Prometheus reads',
    files: ['service/metrics'],
    mayImport: ['service/basics', 'service/storage'],
  },
  {
    name: 'service/terminal',
    holds: 'command lines: help, options, what is printed; of both programs that have commands',
    files: ['service/terminal'],
    mayImport: ['service/basics'],
  },
  {
    name: 'service/cli',
    holds: '`billing`: a client of the API for who writes a receiver; nothing else of the service',
    files: ['service/cli'],
    mayImport: ['generated/types', 'generated/client', 'generated/webhooks', 'service/terminal'],
  },
  {
    name: 'service/configuration',
    holds: 'settings, and the services made from them',
    files: ['service/configuration'],
    mayImport: ['service/basics', 'service/storage', 'service/auth', 'service/services', 'service/terminal'],
  },
  {
    name: 'service/demo',
    holds: 'the demo account of the first start',
    files: ['service/demo'],
    mayImport: ['service/basics', 'service/storage', 'service/auth', 'service/services', 'service/<noun>'],
  },
  {
    name: 'service/operator',
    holds: 'the operator’s commands',
    files: ['service/operator'],
    mayImport: [
      'generated/validators',
      'service/basics',
      'service/storage',
      'service/auth',
      'service/services',
      'service/<noun>',
      'service/terminal',
      'service/configuration',
      'service/delivery',
    ],
  },
  {
    name: 'service/app',
    holds: 'the HTTP application, and the process around it',
    files: [
      'service/app.ts',
      'service/handlers.ts',
      'service/main.ts',
      'service/create-delivery.ts',
      'service/run-service.ts',
      'service/start-report.ts',
    ],
    mayImport: [
      'generated/server',
      'service/basics',
      'service/ids',
      'service/storage',
      'service/auth',
      'service/outbound',
      'service/delivery',
      'service/docs',
      'service/retention',
      'service/metrics',
      'service/limits',
      'service/services',
      'service/http',
      'service/<noun>',
      'service/configuration',
      'service/demo',
      'service/operator',
    ],
  },
  { name: 'test', holds: 'tests, in rooms like these', files: ['test', 'vitest.config.ts'], mayImport: 'anything' },
  { name: 'bench', holds: 'what the README claims about speed', files: ['bench'], mayImport: 'anything' },
  { name: '.ci', holds: 'what starts a script, and what CI runs', files: ['.ci'], mayImport: [] },
];

/** The table as the README prints it. */
export function importTable(): string {
  const rows = architecture.map(({ name, holds, mayImport }) => {
    const allowed = mayImport === 'anything' ? 'anything' : mayImport.map((room) => `\`${room}\``).join(' ') || '–';
    return `| \`${name}\` | ${holds} | ${allowed} |`;
  });
  return ['| room | holds | may import |', '|---|---|---|', ...rows].join('\n');
}
