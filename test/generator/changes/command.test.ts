import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { runCommand } from '../../../generator/cli/run-command.ts';
import { type Run, runGenerator } from '../run-generator.ts';
import { edit } from '../workplace.ts';
import { createRepository, FERRY, gitIn, ROOT } from './repository.ts';

let folder: string;

beforeEach(async () => {
  folder = await createRepository();
});

function changes(...args: string[]): Promise<Run> {
  return runGenerator(['changes', ...args], { cwd: folder });
}

function inSchemas(from: string, to: string): void {
  edit(join(folder, 'spec/schemas/ferry.yaml'), from, to);
}

interface Result {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region: unknown };
  }[];
}

interface Report {
  readonly ok: boolean;
  readonly version: { readonly next: string; readonly problem?: string };
  readonly changes: readonly {
    readonly code: string;
    readonly level: string;
    readonly direction: string;
    readonly at: string;
    readonly before: { readonly file: string; readonly line: number; readonly column: number };
    readonly after: { readonly file: string; readonly line: number; readonly column: number };
    readonly proof?: { readonly holds: boolean };
  }[];
}

const reportOf = ({ stdout }: Run): Report => JSON.parse(stdout) as Report;

describe('--base', () => {
  test('reads all files as of a commit and leaves the work tree alone', async () => {
    expect(await changes('--base', 'main')).toMatchObject({ status: 0, stderr: '' });
    inSchemas('      maxLength: 80\n', '      description: Its name.\n      maxLength: 40\n');
    const before = gitIn(folder, 'status', '--porcelain');
    const run = await changes('--base', 'HEAD', '--json');
    expect(run.status).toBe(1);
    expect(gitIn(folder, 'status', '--porcelain')).toBe(before);
    expect(reportOf(run).changes.find(({ code }) => code === 'limit-tightened')).toMatchObject({
      level: 'breaking',
      direction: 'request',
      at: '#/components/schemas/Ferry/properties/name/maxLength',
      before: { file: 'spec/schemas/ferry.yaml', line: 7, column: 7 },
      after: { file: 'spec/schemas/ferry.yaml', line: 8, column: 7 },
    });
  });

  test('reads files of a commit that have been removed since', async () => {
    writeFileSync(join(folder, 'spec/spec.yaml'), ROOT.replaceAll('schemas/ferry.yaml', 'ship.yaml'));
    writeFileSync(join(folder, 'spec/ship.yaml'), FERRY.replace('80', '90'));
    rmSync(join(folder, 'spec/schemas'), { recursive: true });
    const run = await changes('--base', 'main', '--json');
    expect(reportOf(run).changes.map(({ code, level }) => `${code} ${level}`)).toEqual([
      'limit-loosened breaking',
      'limit-loosened compatible',
    ]);
  });

  test('compares with another file', async () => {
    writeFileSync(
      join(folder, 'old.yaml'),
      ROOT.replaceAll('schemas/', 'spec/schemas/').replace('ferries.create', 'ferries.make'),
    );
    const run = await changes('--base', 'old.yaml', '--json');
    expect(run.status).toBe(1);
    expect(reportOf(run).changes.map(({ code }) => code)).toEqual(['operation-renamed']);
  });

  test.each([
    ['a base that does not exist', ['--base', 'nowhere'], 'neither a file nor a commit'],
    ['a base that looks like an option', ['--base=--all'], 'neither a file nor a commit'],
    ['a commit without the document', ['--base', 'main', '--spec', 'spec/other.yaml'], 'has no file spec/other.yaml'],
    ['an unknown format', ['--base', 'main', '--format', 'xml'], 'text, json, markdown, github, sarif'],
    ['an impossible day', ['--base', 'main', '--date', '2027-02'], 'must be a day such as'],
  ])('exits with 2 for %s', async (_, args, problem) => {
    writeFileSync(join(folder, 'spec/other.yaml'), ROOT.replaceAll('schemas/', './schemas/'));
    const run = await changes(...args);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain(problem);
  });

  test.each([
    ['broken YAML', (): void => writeFileSync(join(folder, 'old.yaml'), 'openapi: [')],
    ['an unresolved reference', (): void => writeFileSync(join(folder, 'old.yaml'), ROOT)],
  ])('exits with 2 and shows the place of %s', async (_, write) => {
    write();
    const run = await changes('--base', 'old.yaml');
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(/^old\.yaml:\d+:\d+ {2}error/);
    expect(run.stderr).toContain('Nothing was compared: old.yaml');
  });
});

describe('the policy', () => {
  const policy = (text: string): void => writeFileSync(join(folder, 'spec/changes-policy.yaml'), text);
  const exception = (more: object): string =>
    JSON.stringify({
      exceptions: [
        {
          ...{ code: 'limit-tightened', at: '#/components/schemas/Ferry/properties/name/maxLength' },
          ...{ reason: 'No customer has such a name.', expires: '2027-01-31', ...more },
        },
      ],
    });

  test('excepts a breaking change until a day', async () => {
    inSchemas('maxLength: 80', 'maxLength: 40');
    policy(exception({}));
    const run = await changes('--base', 'main', '--date', '2027-01-31');
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(run.stdout).toContain('excepted    request   No customer has such a name.');
    expect(run.stdout).toContain('Next version: 2.0.0');
    const late = await changes('--base', 'main', '--date', '2027-02-01');
    expect(late.status).toBe(1);
    expect(late.stdout).toContain('expired on 2027-01-31');
  });

  test.each([
    ['another pointer', { at: '#/components/schemas/Ferry' }],
    ['another kind', { code: 'type-changed' }],
    ['another direction', { direction: 'webhook' }],
  ])('fails for an exception with %s, which matches no change', async (_, more) => {
    inSchemas('maxLength: 80', 'maxLength: 40');
    policy(exception(more));
    const run = await changes('--base', 'main', '--date', '2027-01-01');
    expect(run.status).toBe(1);
    expect(run.stdout).toContain('matches no breaking change; remove it');
    inSchemas('maxLength: 40', 'maxLength: 80');
    expect((await changes('--base', 'main')).status).toBe(1);
  });

  test.each([
    ['exceptions that are not a list', 'exceptions: 3'],
    ['a second member', 'exceptions: []\nothers: []'],
    ['no reason', exception({ reason: ' ' })],
    ['an unknown kind', exception({ code: 'limits' })],
    ['an expiry that is not a date', exception({ expires: 'soon' })],
    ['an impossible date', exception({ expires: '2027-02-30' })],
    ['an unknown member', exception({ because: 'x' })],
    ['broken YAML', 'exceptions: ['],
  ])('exits with 2 for a policy with %s', async (_, text) => {
    policy(text);
    const run = await changes('--base', 'main');
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toContain('spec/changes-policy.yaml');
  });
});

describe('the version', () => {
  const version = (text: string): void => edit(join(folder, 'spec/spec.yaml'), 'version: 1.0.0', `version: ${text}`);

  test.each([
    ['1.0.0', [], 0, 'Next version: 1.1.0 (info.version is still 1.0.0)'],
    ['1.0.0', ['--version-check'], 1, 'it is 1.1.0'],
    ['1.0.1', [], 1, '1.0.1 is too low for compatible changes: it is at least 1.1.0'],
    ['1.1.0', ['--version-check'], 0, 'info.version 1.1.0 fits'],
    ['1.1.0-rc.1', ['--version-check'], 0, 'fits'],
    ['2.0.0', ['--version-check'], 0, 'fits'],
    ['0.9.0', [], 1, '0.9.0 is lower than 1.0.0'],
    ['next', [], 1, 'next is not a version such as 1.1.0'],
  ])(
    'checks the version %s with the arguments %j after a new property: exit %i',
    async (raised, args, status, message) => {
      inSchemas('    port:', '    flag: { type: string }\n    port:');
      if (raised !== '1.0.0') version(raised);
      const run = await changes('--base', 'main', ...args);
      expect(run.status).toBe(status);
      expect(run.stdout).toContain(message);
    },
  );

  test('writes a release once and preserves manual entries', async () => {
    const path = join(folder, 'spec/changelog.yaml');
    inSchemas('maxLength: 80', 'maxLength: 40');
    expect((await changes('--base', 'main', '--write-changelog', '--date', '2027-01-31')).stderr).toContain(
      '2.0.0 written',
    );
    const first = readFileSync(path, 'utf8');
    expect(first).toContain(
      'text: "`Ferry.name` may now have at most 40 characters (was 80). Clients that send values beyond the new limit get an error. Check values against the new limit before you send them."',
    );
    expect(first).toContain('date: "2027-01-31"');
    writeFileSync(path, first.replace('    entries:', '    summary: "Short names."\n    entries:'));
    inSchemas('maxLength: 40', 'maxLength: 30');
    await changes('--base', 'main', '--write-changelog', '--date', '2027-02-01');
    const second = readFileSync(path, 'utf8');
    expect(second.match(/version:/g)).toHaveLength(1);
    expect(second).toContain('Short names.');
    expect(second).toContain('at most 30 characters');
    expect(second).not.toContain('at most 40 characters');
  });
});

describe('the report', () => {
  test('suggests an entry of the policy that works once its reason is filled in', async () => {
    inSchemas('maxLength: 80', 'maxLength: 40');
    const { stdout } = await changes('--base', 'main', '--date', '2027-01-31');
    const entry = /below exceptions: in (\S+) [^:]*:\n\n((?: {2}.*\n)+)/.exec(stdout)!;
    const policy = join(folder, entry[1]!);
    writeFileSync(policy, `exceptions:\n${entry[2]}`);
    expect((await changes('--base', 'main', '--date', '2027-01-31')).stderr).toContain('has no reason');
    writeFileSync(policy, `exceptions:\n${entry[2]}`.replace("reason: ''", 'reason: No customer has such a name.'));
    expect((await changes('--base', 'main', '--date', '2027-01-31')).status).toBe(0);
  });

  test('shows the place, the lines, each direction, the affected operations and the proof', async () => {
    inSchemas('maxLength: 80', 'maxLength: 40');
    const { stdout } = await changes('--base', 'main', '--prove', '--date', '2027-01-31');
    expect(stdout).toMatchInlineSnapshot(`
      "spec/schemas/ferry.yaml:7:7  limit-tightened, before: main:spec/schemas/ferry.yaml:7:7
        Ferry.name may now have at most 40 characters (was 80)

            5 |     name:
            6 |       type: string
          > 7 |       maxLength: 40
              |       ^^^^^^^^^
            8 |     port: { type: string }

        breaking    request   Clients that send values beyond the new limit get an error.
                              Check values against the new limit before you send them.
                              ferries.create (body)
                              proof "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" was accepted and is rejected
        compatible  response  Everything that clients receive could be received before.
                              ferries.create (201)
        at #/components/schemas/Ferry/properties/name/maxLength

      To let the change through, copy its entry below exceptions: in spec/changes-policy.yaml (instead of [] if that is there) and fill in why no client is affected:

        - code: limit-tightened
          at: '#/components/schemas/Ferry/properties/name/maxLength'
          direction: request
          reason: ''
          expires: '2027-05-01'

      spec/spec.yaml compared with main: 1 breaking and 1 compatible changes
      Next version: 2.0.0, because of breaking changes (info.version is still 1.0.0)
      "
    `);
  });

  test('uses colors on a terminal only', async () => {
    vi.stubEnv('TERM', 'xterm');
    vi.stubEnv('NO_COLOR', '');
    onTestFinished(() => void vi.unstubAllEnvs());
    inSchemas('maxLength: 80', 'maxLength: 40');
    const here = process.cwd();
    const printed: string[] = [];
    const output = (isTTY: boolean): { write: (text: string) => boolean; isTTY: boolean } => ({
      isTTY,
      write: (text) => printed.push(text) > 0,
    });
    const args = ['changes', '--base', resolve(folder, 'spec/spec.yaml'), '--spec', resolve(folder, 'spec/spec.yaml')];
    expect(await runCommand(args, output(true), output(true))).toBe(0);
    expect(await runCommand(args, output(false), output(false))).toBe(0);
    expect(printed[0]).toContain('\u001B[');
    expect(printed[1]).not.toContain('\u001B[');
    expect(process.cwd()).toBe(here);
  });

  test('annotates the line for GitHub', async () => {
    inSchemas('maxLength: 80', 'maxLength: 40');
    const { stdout, status } = await changes('--base', 'main', '--format', 'github');
    expect(status).toBe(1);
    expect(stdout).toContain(
      '::error file=spec/schemas/ferry.yaml,line=7,col=7,title=limit-tightened::Ferry.name may now have at most 40 characters (was 80)%0A',
    );
    expect(stdout).toContain('::notice file=spec/schemas/ferry.yaml,line=7');
  });

  test('escapes text of the document in Markdown', async () => {
    inSchemas('    port: { type: string }', '    "a|b<i>`x": { type: string }');
    const { stdout } = await changes('--base', 'main', '--format', 'markdown');
    expect(stdout).toContain('### Breaking');
    expect(stdout).toContain('| `Ferry.port` |');
    expect(stdout).toContain('| `` Ferry.a\\|b<i>`x `` | is a new member');
    for (const line of stdout.split('\n').filter((each) => each.startsWith('| ')))
      expect(line.match(/(?<!\\)\|/g)).toHaveLength(6);
  });

  test('writes the required members of each SARIF result', async () => {
    inSchemas('maxLength: 80', 'maxLength: 40');
    const { stdout } = await changes('--base', 'main', '--format', 'sarif');
    const log = JSON.parse(stdout) as {
      version: string;
      runs: { tool: { driver: { name: string; rules: { id: string }[] } }; results: Result[] }[];
    };
    expect(log.version).toBe('2.1.0');
    const [run] = log.runs;
    expect(run!.tool.driver.rules).toEqual([
      {
        id: 'limit-tightened',
        shortDescription: { text: 'limit tightened' },
        fullDescription: { text: expect.stringContaining('breaks') },
        help: { text: expect.stringContaining('exception') },
      },
    ]);
    for (const result of run!.results) {
      expect(run!.tool.driver.rules[result.ruleIndex]!.id).toBe(result.ruleId);
      expect(['error', 'note']).toContain(result.level);
      expect(result.message.text).toBeTypeOf('string');
      const { artifactLocation, region } = result.locations[0]!.physicalLocation;
      expect(artifactLocation.uri).toBe('spec/schemas/ferry.yaml');
      expect(region).toEqual({ startLine: 7, startColumn: 7, endColumn: 16 });
    }
    expect(run!.results.map(({ level }) => level)).toEqual(['error', 'note']);
  });

  test('contains a proof of every breaking change in JSON', async () => {
    inSchemas('maxLength: 80', 'maxLength: 40');
    const out = reportOf(await changes('--base', 'main', '--prove', '--json'));
    expect(out.ok).toBe(false);
    const breaking = out.changes.filter(({ level }) => level === 'breaking');
    expect(breaking.map(({ proof }) => proof?.holds)).toEqual([true]);
  });
});
