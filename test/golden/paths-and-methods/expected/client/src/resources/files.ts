import type {
  FilesAskPath,
  FilesAskResponse200,
  FilesGetPath,
  FilesGetResponse200,
  FilesLookPath,
  FilesTracePath,
  FilesTraceResponse200,
} from '@paths-and-methods/types';
import * as askChecks from '@paths-and-methods/validators/files.ask';
import * as getChecks from '@paths-and-methods/validators/files.get';
import * as lookChecks from '@paths-and-methods/validators/files.look';
import * as traceChecks from '@paths-and-methods/validators/files.trace';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const askEndpoint: Endpoint = {
  id: 'files.ask',
  method: 'OPTIONS',
  path: '/files/{name}.{type}',
  parameters: {
    path: [
      { name: 'name', style: 'simple', explode: false },
      { name: 'type', style: 'simple', explode: false },
    ],
    query: [],
    header: [],
  },
  check: { path: askChecks.path },
};

export interface FilesAskRequest {
  readonly path: FilesAskPath;
}

const getEndpoint: Endpoint = {
  id: 'files.get',
  method: 'GET',
  path: '/files/{name}.{type}',
  parameters: {
    path: [
      { name: 'name', style: 'simple', explode: false },
      { name: 'type', style: 'simple', explode: false },
    ],
    query: [],
    header: [],
  },
  check: { path: getChecks.path },
};

export interface FilesGetRequest {
  readonly path: FilesGetPath;
}

const lookEndpoint: Endpoint = {
  id: 'files.look',
  method: 'HEAD',
  path: '/files/{name}.{type}',
  parameters: {
    path: [
      { name: 'name', style: 'simple', explode: false },
      { name: 'type', style: 'simple', explode: false },
    ],
    query: [],
    header: [],
  },
  check: { path: lookChecks.path },
};

export interface FilesLookRequest {
  readonly path: FilesLookPath;
}

const traceEndpoint: Endpoint = {
  id: 'files.trace',
  method: 'TRACE',
  path: '/files/{name}.{type}',
  parameters: {
    path: [
      { name: 'name', style: 'simple', explode: false },
      { name: 'type', style: 'simple', explode: false },
    ],
    query: [],
    header: [],
  },
  check: { path: traceChecks.path },
};

export interface FilesTraceRequest {
  readonly path: FilesTracePath;
}

export interface FilesClient {
  ask(request: FilesAskRequest, options?: CallOptions): Promise<FilesAskResponse200>;

  get(request: FilesGetRequest, options?: CallOptions): Promise<FilesGetResponse200>;

  look(request: FilesLookRequest, options?: CallOptions): Promise<undefined>;

  trace(request: FilesTraceRequest, options?: CallOptions): Promise<FilesTraceResponse200>;
}

export function createFilesClient(call: Caller): FilesClient {
  return {
    ask: (request, options) => call(askEndpoint, request, options) as Promise<FilesAskResponse200>,
    get: (request, options) => call(getEndpoint, request, options) as Promise<FilesGetResponse200>,
    look: (request, options) => call(lookEndpoint, request, options) as Promise<undefined>,
    trace: (request, options) => call(traceEndpoint, request, options) as Promise<FilesTraceResponse200>,
  };
}
