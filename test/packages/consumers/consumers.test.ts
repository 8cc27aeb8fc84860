import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { hasBrowser, resultInBrowser } from './browser.ts';
import { bundled, gzippedBytes } from './bundle.ts';
import { COMPILERS, compileIn, RESOLUTIONS } from './compilers.ts';
import { expected } from './expected.ts';
import { attw, publint } from './package-checks.ts';
import { ALL, createProject, HERE, type Project, tool, TOOLS } from './project.ts';
import { printed, ran, RUNTIMES } from './runtimes.ts';
import { snippetsOf } from './snippets.ts';

const NODE = RUNTIMES['Node.js 24']!;
const TYPESCRIPT_7 = COMPILERS['TypeScript 7']!;
const esbuild = tool(`@esbuild/${process.platform}-${process.arch}/bin/esbuild`);

/** The path of the compiled program. */
const BUILT = 'TypeScript-7-nodenext';

let project: Project;
/** The compiler's output. */
let built: readonly string[];

beforeAll(async () => {
  project = await createProject();
  project.write(
    'main.mjs',
    `import { run } from './${BUILT}/program.js';\nconsole.log(JSON.stringify(await run()));\n`,
  );
  const options = { compiler: TYPESCRIPT_7, resolution: 'nodenext', include: ['program.ts'], outDir: BUILT } as const;
  built = await compileIn(project, options);
  for (const name of ['fastify', '@types/node']) project.link(name, resolve('node_modules', name));
});
afterAll(() => project?.close());

describe.each(Object.entries(COMPILERS))('%s', (name, compiler) => {
  test.skipIf(compiler === undefined).each(RESOLUTIONS)('compiles the program with %s', async (resolution) => {
    const outDir = `${name.replaceAll(' ', '-')}-${resolution}`;
    const options = { compiler: compiler!, resolution, include: ['program.ts'], outDir };
    expect(outDir === BUILT ? built : await compileIn(project, options)).toEqual([]);
  });
});

describe.each(Object.entries(RUNTIMES))('%s', (_name, runtime) => {
  test.skipIf(runtime === undefined)('runs the program', async () => {
    expect(await printed(runtime!, join(project.folder, 'main.mjs'), project.folder)).toEqual(expected);
  });
});

describe('the examples of the READMEs', () => {
  const snippets = ['types', 'validators', 'client', 'webhooks', 'openapi'].flatMap(snippetsOf);

  let complaints: readonly string[] = [];

  beforeAll(async () => {
    for (const { name, text } of snippets) project.write(`examples/${name}.ts`, text);
    project.write('no-network.mjs', NO_NETWORK);
    const options = { resolution: 'nodenext', include: ['examples'], outDir: 'compiled', types: ['node'] } as const;
    complaints = await compileIn(project, { ...options, compiler: TYPESCRIPT_7, lenient: true });
  });

  test('compile', () => {
    expect(snippets.length).toBeGreaterThan(7);
    expect(complaints).toEqual([]);
  });

  test('run', async () => {
    const all = snippets.map(({ name }) => `await import('./compiled/examples/${name}.js');\n`);
    const module = project.write('examples.mjs', `import './no-network.mjs';\n${all.join('')}console.log('all ran');`);
    expect(await ran(NODE, module, project.folder)).toMatch(/\nall ran\n$/);
  });
});

describe('a browser whose policy forbids eval', () => {
  test.skipIf(!ALL || !hasBrowser)('runs validators', async () => {
    const path = '/node_modules/@billing/validators/dist/operations/customers.create.js';
    project.write('validators.js', `import { body } from '${path}';\n${IN_BROWSER}`);
    const [policy, ...faults] = (await resultInBrowser(project.folder, 'validators.js')) as string[];
    expect(policy).toMatch(/EvalError/);
    expect(faults).toEqual(expected.validators.slice(0, 2));
  });

  test.skipIf(!hasBrowser || esbuild === undefined)('runs the client only with allowBrowser', async () => {
    project.write('page.mjs', CLIENT_IN_BROWSER);
    project.write('page.js', await bundled(esbuild!, 'page.mjs', project.folder));
    const [rejection, email] = (await resultInBrowser(project.folder, 'page.js')) as string[];
    expect(rejection).toMatch(/^The client runs in a browser/);
    expect(email).toBe('jo.brown@hillside-hosting.example');
  });
});

const packed = ['types', 'validators', 'client', 'webhooks', 'openapi'];
describe.skipIf(tool('publint') === undefined).each(packed)('%s', (pkg) => {
  const tarball = (): string => project.tarballs.find((file) => file.includes(`-${pkg}-`))!;

  test('publint reports no problem', async () => {
    expect(await publint(tool('publint/src/cli.js')!, tarball())).toEqual([]);
  });

  test('Are The Types Wrong reports no problem', async () => {
    const program = tool('@arethetypeswrong/cli/dist/index.js')!;
    const found = await attw(program, tarball(), BEHIND_PATTERNS[pkg] ?? []);
    expect(found).toEqual(pkg === 'openapi' ? ['it has no types'] : []);
  });
});

describe.skipIf(!ALL)('with the packages that npm run consumers installs', () => {
  test('every framework returns the statuses of the reference receiver', async () => {
    for (const name of ['express', 'express-4', 'fastify-4', 'hono', '@types/express']) {
      project.link(name, join(TOOLS, name));
    }
    project.copy(`${HERE}/frameworks.ts`);
    const include = ['frameworks.ts'];
    const options = { resolution: 'nodenext', include, outDir: 'frameworks', types: ['node'] } as const;
    expect(await compileIn(project, { ...options, compiler: TYPESCRIPT_7, lenient: true })).toEqual([]);
    const found = await printed(NODE, join(project.folder, 'frameworks/frameworks.js'), project.folder);
    const reference = [400, 400, 500, 408, 401, 200];
    const frameworks = ['Express 5', 'Express 4', 'Fastify 5', 'Fastify 4', 'Hono'];
    expect(found).toEqual(Object.fromEntries(frameworks.map((name) => [name, reference])));
  });

  test('workerd runs the program', async () => {
    project.write('worker.mjs', WORKER);
    const worker = project.write('worker.bundle.js', await bundled(esbuild!, 'worker.mjs', project.folder));
    expect(await printed([...NODE, `${HERE}/worker.mjs`], worker, process.cwd())).toEqual(expected);
  });

  test('bundles verify alone into at most 2 KB', async () => {
    project.write('verify.mjs', "export { verify } from '@billing/webhooks';\n");
    const bytes = gzippedBytes(await bundled(esbuild!, 'verify.mjs', project.folder));
    console.log(`verify alone: ${bytes} bytes, minified and gzipped`);
    expect(bytes).toBeLessThanOrEqual(2_048);
  });
});

/** Modules of the patterns in `exports`, which publint and attw cannot list. */
const BEHIND_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  validators: ['customers.create', 'events/customer.created.v1', 'schemas/Customer'],
  client: ['operations/customers.create'],
};

const IN_BROWSER = `let policy = 'code may be made out of text';
try {
  new Function('')();
} catch (error) {
  policy = String(error);
}
const { errors } = body.validate({ email: 'no address', name: 5 });
export const result = [policy, ...errors.map(({ field, rule }) => field + ' ' + rule).sort()];
`;

const CLIENT_IN_BROWSER = `import { createClient } from '@billing/client';
const data = { email: 'jo.brown@hillside-hosting.example' };
const fetch = async () => new Response(JSON.stringify({ data }), { status: 201, headers: { 'content-type': 'application/json' } });
const options = { baseUrl: 'https://api.example', apiKey: 'key', fetch, onInvalidResponse: 'ignore' };
let rejection = 'none';
try {
  await createClient(options).customers.create({ body: data });
} catch (error) {
  rejection = error.message;
}
const created = await createClient({ ...options, allowBrowser: true }).customers.create({ body: data });
export const result = [rejection, created.data.email];
`;

const WORKER = `import { run } from './${BUILT}/program.js';
export default { fetch: async () => Response.json(await run()) };
`;

/** An API without lists. */
const NO_NETWORK = `globalThis.fetch = async () =>
  Response.json({ data: [], meta: { request_id: 'r', pagination: { per_page: 50, next: 'n', has_more: false, estimated_total: 0 } } });
process.env.API_KEY = 'key';
`;
