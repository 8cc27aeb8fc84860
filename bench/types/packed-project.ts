import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** The settings of `tsc --init`, with what a Worker has instead of Node's own types. */
const SETTINGS = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['use.ts'],
};

/** A folder outside of this project with the packages as others get them, and a project for each program. */
export function packedProject(programs: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'billing-types-'));
  const packed = join(folder, 'packed');
  run(process.execPath, [join(project, 'generator/pack/main.ts'), packed], project);
  for (const file of readdirSync(packed).filter((name) => name.endsWith('.tgz'))) {
    const name = /^billing-(.*)-\d/.exec(file)![1]!;
    const target = join(folder, 'node_modules/@billing', name);
    mkdirSync(target, { recursive: true });
    run('tar', ['xzf', join(packed, file), '-C', target, '--strip-components=1'], folder);
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const [name, text] of Object.entries(programs)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'use.ts'), text);
    writeFileSync(join(folder, name, 'tsconfig.json'), JSON.stringify(SETTINGS));
  }
  return folder;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
}
