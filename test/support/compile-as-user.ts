import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { compilerMessages } from './packages.ts';

/** Packages whose source users compile with their own settings. */
export const USER_PACKAGES = ['types', 'validators', 'client', 'webhooks'] as const;

/** The compiler settings that users combine with `strict`. */
export const SETTINGS = {
  strict: {},
  exactOptionalPropertyTypes: { exactOptionalPropertyTypes: true },
  noUncheckedIndexedAccess: { noUncheckedIndexedAccess: true },
  verbatimModuleSyntax: { verbatimModuleSyntax: true },
};

/** Reports exported names whose type a compiler would have to infer. */
const EXPLICIT = { isolatedDeclarations: true, declaration: true };

/** All of these in one project. What a setting reports only without the others needs `SETTINGS`. */
export const COMBINED_SETTINGS = { combined: Object.assign({}, ...Object.values(SETTINGS), EXPLICIT) as object };

/** The compilers of users, from the oldest to the newest. `npm run consumers` installs the first. */
const COMPILERS = {
  '5.0': 'test/packages/consumers/node_modules/typescript-5.0/bin/tsc',
  '5.9': 'node_modules/typescript/bin/tsc',
  '7': 'node_modules/typescript-7/bin/tsc',
} as const;

export type UserCompiler = keyof typeof COMPILERS;

export const INSTALLED_COMPILERS = (Object.keys(COMPILERS) as UserCompiler[]).filter((version) =>
  existsSync(COMPILERS[version]),
);

/**
 * Lines that a compiler prints about the files that `include` matches below `folder`, under each setting.
 * Each begins with the version and the setting.
 */
export async function compileAsUser(
  version: UserCompiler,
  folder: string,
  include: readonly string[],
  settings: Readonly<Record<string, object>> = SETTINGS,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [setting, options] of Object.entries(settings)) {
    const printed = await compileWith(version, folder, include, setting, options);
    lines.push(...printed.map((line) => `TypeScript ${version}, ${setting}: ${line}`));
  }
  return lines;
}

/** Lines about exported names whose type a compiler would have to infer. */
export async function inferredTypes(folder: string, include: readonly string[]): Promise<string[]> {
  return compileWith('7', folder, include, 'isolatedDeclarations', EXPLICIT);
}

async function compileWith(
  version: UserCompiler,
  folder: string,
  include: readonly string[],
  setting: string,
  options: object,
): Promise<string[]> {
  const project = `tsconfig.${version}.${setting}.json`;
  writeFileSync(join(folder, project), JSON.stringify({ compilerOptions: { ...USUAL, ...options }, include }));
  return compilerMessages(resolve(COMPILERS[version]), folder, project);
}

const USUAL = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};
