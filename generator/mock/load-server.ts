import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { RequestProblem } from '../../templates/server/runtime/problem.ts';
import type { ServerHooks } from '../../templates/server/runtime/register-routes.ts';
import type { Result } from '../../templates/server/runtime/route.ts';
import type { Api } from '../model/api.ts';
import { server } from '../targets/server.ts';
import { validators } from '../targets/validators.ts';
import { linkProjectPackages, writePackages } from './write-packages.ts';

const SCOPE = '@mocked';

export type MockHandler = (request: unknown, context: FastifyRequest) => Promise<Result>;

interface GeneratedServer {
  registerApi(
    app: FastifyInstance,
    handlers: Readonly<Record<string, Readonly<Record<string, MockHandler>>>>,
    hooks: ServerHooks<FastifyRequest>,
  ): void;
  problemOf(error: unknown, limitBytes: number): RequestProblem | undefined;
}

/** Generates the server and validators of a document into a temporary folder, and loads them. */
export async function loadServer(api: Api): Promise<GeneratedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mock-'));
  try {
    const units = [validators, server].flatMap((target) => target.emit(api, { scope: SCOPE }));
    const files = await Promise.all(units.map(async (unit) => ({ path: unit.path, text: await unit.render() })));
    linkProjectPackages(folder);
    writePackages(join(folder, 'mocked'), files, SCOPE);
    const entry = join(folder, 'mocked/generated/server/src/index.ts');
    return (await import(/* @vite-ignore */ entry)) as GeneratedServer;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
