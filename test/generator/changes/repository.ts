import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryDirectory } from '../../support/temporary-directory.ts';

export const ROOT = `openapi: 3.1.1
info: { title: Ferries, version: 1.0.0 }
paths:
  /ferries:
    post:
      operationId: ferries.create
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: 'schemas/ferry.yaml#/Ferry' } } }
      responses:
        '201':
          description: Made.
          content: { application/json: { schema: { $ref: 'schemas/ferry.yaml#/Ferry' } } }
`;
export const FERRY = `Ferry:
  type: object
  description: A ship.
  properties:
    name:
      type: string
      maxLength: 80
    port: { type: string }
`;

/** A repository with a document in two files, all of it committed on the branch main. */
export async function createRepository(): Promise<string> {
  const folder = await temporaryDirectory();
  mkdirSync(join(folder, 'spec/schemas'), { recursive: true });
  writeFileSync(join(folder, 'spec/spec.yaml'), ROOT);
  writeFileSync(join(folder, 'spec/schemas/ferry.yaml'), FERRY);
  gitIn(folder, 'init', '-q', '-b', 'main');
  gitIn(folder, 'add', '.');
  commitIn(folder, 'First');
  return folder;
}

export function gitIn(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
}

/** Commits everything that has changed. */
export function commitIn(folder: string, message: string): void {
  gitIn(folder, '-c', 'user.name=A', '-c', 'user.email=a@sample.example', 'commit', '-q', '-a', '-m', message);
}
