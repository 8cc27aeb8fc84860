import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { loadSpec } from '../../generator/load/load-spec.ts';
import type { Operation } from '../../generator/model/api.ts';
import { buildApi } from '../../generator/model/build.ts';
import { memberAccess } from '../../generator/targets/code.ts';
import { valueCode } from '../../generator/targets/docs/samples/call-code.ts';
import { type Call, chooseCalls } from '../../test/corpus/calls/choose-calls.ts';
import { generateCommand } from '../../test/support/generate-command.ts';
import { median, runProcess } from '../generate/run-process.ts';
import { type Cost, measureProgram } from './check-program.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const HEY_API = join(project, 'bench/node_modules/@hey-api/openapi-ts/dist/run.mjs');

/** The settings of a program that a bundler builds; source of the packages is compiled with them, too. */
const SETTINGS = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
};

/**
 * What a compiler needs for a program of three calls, of ours and hey-api's, and the median of the ratios of
 * each run.
 */
export interface Compared {
  readonly ours: Cost;
  readonly theirs: Cost;
  readonly ratio: Cost;
}

/**
 * Compiles the same three calls with our client and with hey-api's types, SDK and fetch client, from source,
 * in turn.
 */
export async function compareThreeCalls(spec: string, compiler: string, runs: number): Promise<Compared> {
  const folder = mkdtempSync(join(tmpdir(), 'billing-types-'));
  try {
    const [ours, theirs] = await writePrograms(spec, folder);
    const costs: { ours: Cost; theirs: Cost }[] = [];
    for (let run = 0; run < runs; run += 1) {
      const { status, stdout, cost } = measureProgram(compiler, ours);
      if (status !== 0) throw new Error(`${compiler} rejects our program for ${spec}: ${stdout}`);
      // hey-api's own modules have type errors for some documents; the compiler reads all of them
      // nevertheless.
      costs.push({ ours: cost, theirs: measureProgram(compiler, theirs).cost });
    }
    const usual = (of: (each: (typeof costs)[number]) => number): number => median(costs.map(of));
    const costOf = (of: (each: (typeof costs)[number], part: keyof Cost) => number): Cost => ({
      milliseconds: usual((each) => of(each, 'milliseconds')),
      megabytes: usual((each) => of(each, 'megabytes')),
    });
    return {
      ours: costOf((each, part) => each.ours[part]),
      theirs: costOf((each, part) => each.theirs[part]),
      ratio: costOf((each, part) => each.ours[part] / each.theirs[part]),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the folders of both programs. */
async function writePrograms(spec: string, folder: string): Promise<[ours: string, theirs: string]> {
  const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
  const generate = ['--quiet', '--targets', 'types,client,validators', '--scope', '@bench', '--spec', spec];
  await runProcess([...generateCommand(), ...generate, '--out', join(ours, 'generated')], { cwd: project });
  mkdirSync(join(ours, 'node_modules'));
  symlinkSync('../generated', join(ours, 'node_modules/@bench'));
  const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];
  await runProcess([HEY_API, '-i', spec, '-p', ...plugins, '-o', join(theirs, 'client')], { cwd: project });

  const calls = chooseCalls(buildApi(await loadSpec(spec)).api, 3);
  writeProgram(ours, ourProgram(calls));
  writeProgram(theirs, theirProgram(calls, readFileSync(join(theirs, 'client/sdk.gen.ts'), 'utf8')));
  return [ours, theirs];
}

function writeProgram(folder: string, text: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'use.ts'), text);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: SETTINGS, files: ['use.ts'] }));
}

function ourProgram(calls: readonly Call[]): string {
  const lines = calls.map(({ operation, request }) => {
    const argument = Object.keys(request).length === 0 ? '' : valueCode(request);
    return `await client${memberAccess(operation.resource)}${memberAccess(operation.name)}(${argument}),`;
  });
  return `import { createClient } from '@bench/client';
const client = createClient({ baseUrl: 'https://api.example' });
export const results = [${lines.join('\n')}] as const;
`;
}

function theirProgram(calls: readonly Call[], sdk: string): string {
  const functions = calls.map(({ operation }) => theirFunction(operation, sdk));
  const lines = calls.map(({ request }, index) => {
    const argument = Object.keys(request).length === 0 ? '' : valueCode(request);
    return `await ${functions[index]}(${argument}),`;
  });
  return `import { ${functions.join(', ')} } from './client';
export const results = [${lines.join('\n')}] as const;
`;
}

/** The function of hey-api's SDK that requests an operation. */
function theirFunction({ method, path }: Operation, sdk: string): string {
  const found = sdk
    .split(/^export const /m)
    .find((text) => text.includes(`.${method}<`) && text.includes(`url: '${path}'`));
  if (found === undefined) throw new Error(`hey-api has no function for ${method.toUpperCase()} ${path}`);
  return /^\w+/.exec(found)![0];
}
