import { expect, test } from 'vitest';

import { packedManifest, sourcesIn } from '../../../generator/pack/packages.ts';

const sources = sourcesIn('generated');
const named = (name: string) => sources.find(({ manifest }) => manifest.name === name)!;

test('sorts packages after their dependencies, and omits private packages', () => {
  const names = sources.map(({ manifest }) => manifest.name);
  expect([...names].sort()).toEqual(
    ['client', 'openapi', 'types', 'validators', 'webhooks'].map((name) => `@billing/${name}`),
  );
  for (const [at, { manifest }] of sources.entries()) {
    const needed = Object.keys(manifest.dependencies ?? {});
    expect(needed.filter((name) => !names.slice(0, at).includes(name))).toEqual([]);
  }
});

test('points a packed package to its compiled files, and to siblings of exactly its version', () => {
  const { version } = named('@billing/webhooks').manifest;
  expect(packedManifest(named('@billing/webhooks'), sources, undefined)).toEqual({
    name: '@billing/webhooks',
    version,
    description: expect.any(String) as string,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    main: './dist/index.js',
    types: './dist/index.d.ts',
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './fetch': { types: './dist/fetch.d.ts', default: './dist/fetch.js' },
      './fastify': { types: './dist/fastify.d.ts', default: './dist/fastify.js' },
      './express': { types: './dist/express.d.ts', default: './dist/express.js' },
      './package.json': './package.json',
    },
    files: ['dist', 'spec', 'CHANGELOG.md'],
    dependencies: { '@billing/types': version, '@billing/validators': version },
  });
});

test('preserves patterns, and leaves exports that are not modules unchanged', () => {
  expect(packedManifest(named('@billing/validators'), sources, undefined)).toMatchObject({
    exports: { './*': { types: './dist/operations/*.d.ts', default: './dist/operations/*.js' } },
  });
  expect(packedManifest(named('@billing/openapi'), sources, undefined)).toMatchObject({
    exports: { './openapi.yaml': './openapi.yaml' },
    files: expect.arrayContaining(['./openapi.json', './openapi.yaml']) as string[],
  });
});

test('includes the repository, which npm needs for provenance', () => {
  expect(packedManifest(named('@billing/types'), sources, 'https://github.com/acme/billing')).toMatchObject({
    repository: { type: 'git', url: 'git+https://github.com/acme/billing.git', directory: 'generated/types' },
  });
});

test('packages depend only on their siblings', () => {
  const names = new Set(sources.map(({ manifest }) => manifest.name));
  const others = sources.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}));
  expect(others.filter((name) => !names.has(name))).toEqual([]);
});

test('rejects a folder without packages, with a remedy', () => {
  expect(() => sourcesIn('generator/pack')).toThrow('generator/pack contains no packages. Run npm run generate first.');
});
