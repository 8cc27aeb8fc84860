import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, test } from 'vitest';

import { commandOf } from '../support/generate-command.ts';
import { startProcess } from '../support/start-process.ts';
import { isLongRun } from '../support/suite-length.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

/**
 * Runs the commands without a network, on a document that names remote addresses wherever OpenAPI allows
 * one.
 */

const GUARD = new URL('../support/forbid-network.mjs', import.meta.url).href;
const env = { ...process.env, NODE_OPTIONS: `--import=${GUARD}` };
const REMOTE = 'http://remote.example';

const DOCUMENT = `openapi: 3.1.0
jsonSchemaDialect: https://spec.openapis.org/oas/3.1/dialect/base
info:
  title: Rafts
  version: 1.0.0
  termsOfService: ${REMOTE}/terms
  contact: { url: ${REMOTE}/contact }
  license: { name: MIT, url: ${REMOTE}/license }
  description: '![A raft](${REMOTE}/raft.png) <img src="${REMOTE}/other.png"> [text](${REMOTE}/a)'
  x-logo: { url: ${REMOTE}/logo.svg }
externalDocs: { url: ${REMOTE}/docs }
x-topics: [{ $ref: ${REMOTE}/topic.md }]
servers: [{ url: ${REMOTE}/v1 }]
security: [{ signIn: [] }, { oauth: [read] }]
paths:
  /rafts/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
    post:
      operationId: rafts.create
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Raft' }
            examples: { remote: { externalValue: ${REMOTE}/raft.json } }
      responses:
        '200':
          description: It
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Raft' }
              examples: { remote: { externalValue: ${REMOTE}/raft.json } }
          links: { next: { operationRef: '${REMOTE}/openapi.yaml#/paths/~1rafts/get' } }
      callbacks:
        built:
          ${REMOTE}/built: { post: { responses: { '200': { description: Received } } } }
components:
  schemas:
    Raft:
      $id: ${REMOTE}/schemas/raft
      $schema: https://json-schema.org/draft/2020-12/schema
      type: object
      properties:
        name: { type: string, externalDocs: { url: ${REMOTE}/name } }
        logs: { type: array, items: { $ref: ${REMOTE}/schemas/log } }
        image: { type: string, format: uri, default: ${REMOTE}/image.png }
  securitySchemes:
    signIn: { type: openIdConnect, openIdConnectUrl: ${REMOTE}/.well-known/openid-configuration }
    oauth:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: ${REMOTE}/token, scopes: { read: Reads } } }
`;

async function documentFolder(): Promise<{ readonly folder: string; readonly spec: string }> {
  const folder = await temporaryDirectory();
  mkdirSync(join(folder, 'documents'));
  const spec = join(folder, 'documents/remote.yaml');
  writeFileSync(spec, DOCUMENT);
  return { folder, spec };
}

interface Ended {
  readonly status: number | null;
  readonly output: string;
}

async function ended(args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  const status = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, output: `${out}${err}` };
}

test.each([
  [`await fetch('${REMOTE}')`],
  [`(await import('node:net')).connect(80, '192.0.2.1')`],
  [`(await import('node:dns')).lookup('remote.example', () => {})`],
  [`await (await import('node:dns/promises')).resolve4('remote.example')`],
  [`(await import('node:dgram')).createSocket('udp4').send('a', 53, '192.0.2.1')`],
  [`new (await import('node:worker_threads')).Worker("fetch('${REMOTE}')", { eval: true })`],
])('the guard ends a process that runs %s', async (code) => {
  const { status, output } = await ended(['--input-type=module', '--eval', code]);
  expect(output).toContain('network access: ');
  expect(status).not.toBe(0);
});

test('npm run generate writes all targets of a document full of remote addresses without a connection', async () => {
  const { folder, spec } = await documentFolder();
  const { status, output } = await ended([
    ...commandOf('generate'),
    ...['--spec', spec, '--out', join(folder, 'generated'), '--targets', 'all'],
  ]);
  expect(output).not.toContain('network access');
  expect(output).toContain('ref-');
  expect(status).toBe(0);
});

test('npm run docs writes its pages without a connection', async () => {
  const { folder, spec } = await documentFolder();
  const { status, output } = await ended([...commandOf('docs'), '--spec', spec, '--out', join(folder, 'docs')]);
  expect(output).not.toContain('network access');
  expect(status).toBe(0);
  expect(readFileSync(join(folder, 'docs/index.html'), 'utf8')).toContain('Rafts');
});

test('npm run mock serves its example responses without a connection', async () => {
  const { spec } = await documentFolder();
  const mock = startProcess([`--import=${GUARD}`, ...commandOf('mock'), '--spec', spec, '--port', '0', '--json']);
  await mock.output('}\n');
  const line = mock
    .text()
    .split('\n')
    .find((each) => each.startsWith('{'))!;
  const { url } = JSON.parse(line) as { readonly url: string };
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any' };
  const post = async (prefer: string): Promise<number> =>
    (await fetch(`${url}/rafts/a`, { method: 'POST', headers: { ...headers, prefer }, body: '{"name":"Ra"}' })).status;
  expect([await post(''), await post('dynamic=true')]).toEqual([200, 200]);
  expect(mock.process.exitCode).toBeNull();
  expect(mock.text()).not.toContain('network access');
});

test.runIf(isLongRun)('npm run corpus checks the document without a connection', async () => {
  const { folder } = await documentFolder();
  const { output } = await ended([...commandOf('corpus'), join(folder, 'documents'), '--json']);
  expect(output).not.toContain('network access');
  expect(JSON.parse(output.slice(output.indexOf('{')))).toMatchObject({
    documents: [{ outcome: 'generated', faults: [] }],
  });
});
