import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

import { tool } from './project.ts';

/** A program that runs a module, with the arguments that come before it. */
export type Runtime = readonly string[];

/** Runtimes installed on this machine, by name. */
export const RUNTIMES: Readonly<Record<string, Runtime | undefined>> = {
  'Node.js 24': [process.execPath],
  'Node.js 20': nodeOfMachine('v20.'),
  Deno: command(tool('@deno/linux-x64-glibc/deno'), 'run', '--allow-read', '--no-lock', '--node-modules-dir=manual'),
  Bun: command(tool('@oven/bun-linux-x64/bin/bun'), 'run'),
};

/** The output of a module, parsed as JSON. */
export async function printed(runtime: Runtime, module: string, cwd: string): Promise<unknown> {
  return JSON.parse(await ran(runtime, module, cwd));
}

/** The output of a module. @throws Error if it fails. */
export async function ran([program, ...before]: Runtime, module: string, cwd: string): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' };
  const { stdout } = await promisify(execFile)(program!, [...before, module], { cwd, env });
  return stdout;
}

function command(program: string | undefined, ...before: string[]): Runtime | undefined {
  return program === undefined ? undefined : [program, ...before];
}

/** The system's Node.js, which may differ from the one that runs this test. */
function nodeOfMachine(version: string): Runtime | undefined {
  return ['/usr/bin/node', '/usr/local/bin/node']
    .filter((path) => existsSync(path))
    .filter((path) => execFileSync(path, ['--version'], { encoding: 'utf8' }).startsWith(version))
    .map((path) => [path])[0];
}
