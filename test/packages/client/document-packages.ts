import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll } from 'vitest';

import { compile, COMPILERS, linkProjectPackages, packagesOf, writePackages } from '../../support/packages.ts';

type Method = (request?: object, options?: object) => Promise<unknown>;

export type AnyClient = Readonly<Record<string, Readonly<Record<string, Method>>>>;

export interface DocumentPackages {
  readonly client: (options: object) => AnyClient;
  /** The client package's own exports, such as its error classes. */
  readonly exports: Readonly<Record<string, unknown>>;
  /** Lines of the compilers about a program that imports the packages below `@api`: line number and code. */
  readonly complaints: (program: string) => Promise<string[]>;
}

/** The packages of a small document, for the calling test file. */
export function documentPackages(spec: string): () => DocumentPackages {
  const folder = mkdtempSync(join(tmpdir(), 'document-'));
  let packages: DocumentPackages | undefined;
  beforeAll(async () => {
    writeFileSync(join(folder, 'spec.yaml'), spec);
    linkProjectPackages(folder);
    writePackages(join(folder, 'api'), await packagesOf(join(folder, 'spec.yaml'), '@api'), '@api');
    const index = join(folder, 'api/generated/client/src/index.ts');
    const exports = (await import(/* @vite-ignore */ index)) as Record<string, unknown>;
    packages = {
      client: exports['createClient'] as DocumentPackages['client'],
      exports,
      complaints: (program) => complaints(join(folder, 'api'), program),
    };
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => packages!;
}

async function complaints(folder: string, program: string): Promise<string[]> {
  writeFileSync(join(folder, 'use.ts'), program);
  const lines = await Promise.all(COMPILERS.map((compiler) => compile(compiler, folder, ['use.ts', 'generated'])));
  return lines
    .flat()
    .map((line) => /^(.*?)\((\d+),\d+\): error (TS\d+)/.exec(line))
    .flatMap((match) => (match === null ? [] : [`${match[1]} ${match[2]} ${match[3]}`]));
}
