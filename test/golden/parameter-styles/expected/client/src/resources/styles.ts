import type {
  StylesLabelPath,
  StylesLabelResponse200,
  StylesMatrixPath,
  StylesMatrixResponse200,
  StylesQueryQuery,
  StylesQueryResponse200,
  StylesSimpleHeaders,
  StylesSimplePath,
  StylesSimpleResponse200,
} from '@parameter-styles/types';
import * as labelChecks from '@parameter-styles/validators/styles.label';
import * as matrixChecks from '@parameter-styles/validators/styles.matrix';
import * as queryChecks from '@parameter-styles/validators/styles.query';
import * as simpleChecks from '@parameter-styles/validators/styles.simple';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const labelEndpoint: Endpoint = {
  id: 'styles.label',
  method: 'GET',
  path: '/label/{text}/{list}/{exploded}',
  parameters: {
    path: [
      { name: 'text', style: 'label', explode: false },
      { name: 'list', style: 'label', explode: false },
      { name: 'exploded', style: 'label', explode: true },
    ],
    query: [],
    header: [],
  },
  check: { path: labelChecks.path },
};

export interface StylesLabelRequest {
  readonly path: StylesLabelPath;
}

const matrixEndpoint: Endpoint = {
  id: 'styles.matrix',
  method: 'GET',
  path: '/matrix/{text}/{list}/{exploded}',
  parameters: {
    path: [
      { name: 'text', style: 'matrix', explode: false },
      { name: 'list', style: 'matrix', explode: false },
      { name: 'exploded', style: 'matrix', explode: true },
    ],
    query: [],
    header: [],
  },
  check: { path: matrixChecks.path },
};

export interface StylesMatrixRequest {
  readonly path: StylesMatrixPath;
}

const queryEndpoint: Endpoint = {
  id: 'styles.query',
  method: 'GET',
  path: '/query',
  parameters: {
    path: [],
    query: [
      { name: 'text', style: 'form', explode: true },
      { name: 'number', style: 'form', explode: true },
      { name: 'flag', style: 'form', explode: true },
      { name: 'maybe', style: 'form', explode: true },
      { name: 'size', style: 'form', explode: true },
      { name: 'form', style: 'form', explode: true },
      { name: 'joined', style: 'form', explode: false },
      { name: 'spaced', style: 'spaceDelimited', explode: false },
      { name: 'piped', style: 'pipeDelimited', explode: false },
      { name: 'filter', style: 'deepObject', explode: true },
      { name: 'object', style: 'form', explode: false },
      { name: 'exploded', style: 'form', explode: true },
      { name: 'odd[name]', style: 'form', explode: true },
      { name: 'json', style: 'json', explode: false },
    ],
    header: [],
  },
  check: { query: queryChecks.query },
};

export interface StylesQueryRequest {
  readonly query?: StylesQueryQuery;
}

const simpleEndpoint: Endpoint = {
  id: 'styles.simple',
  method: 'GET',
  path: '/simple/{text}/{list}/{object}/{exploded}',
  parameters: {
    path: [
      { name: 'text', style: 'simple', explode: false },
      { name: 'list', style: 'simple', explode: false },
      { name: 'object', style: 'simple', explode: false },
      { name: 'exploded', style: 'simple', explode: true },
    ],
    query: [],
    header: [
      { name: 'x-text', style: 'simple', explode: false },
      { name: 'x-list', style: 'simple', explode: false },
      { name: 'x-flag', style: 'simple', explode: false },
      { name: 'x-object', style: 'simple', explode: false },
    ],
  },
  check: { path: simpleChecks.path, headers: simpleChecks.headers },
};

export interface StylesSimpleRequest {
  readonly path: StylesSimplePath;
  readonly headers: StylesSimpleHeaders;
}

export interface StylesClient {
  label(request: StylesLabelRequest, options?: CallOptions): Promise<StylesLabelResponse200>;

  matrix(request: StylesMatrixRequest, options?: CallOptions): Promise<StylesMatrixResponse200>;

  query(request?: StylesQueryRequest, options?: CallOptions): Promise<StylesQueryResponse200>;

  simple(request: StylesSimpleRequest, options?: CallOptions): Promise<StylesSimpleResponse200>;
}

export function createStylesClient(call: Caller): StylesClient {
  return {
    label: (request, options) => call(labelEndpoint, request, options) as Promise<StylesLabelResponse200>,
    matrix: (request, options) => call(matrixEndpoint, request, options) as Promise<StylesMatrixResponse200>,
    query: (request = {}, options) => call(queryEndpoint, request, options) as Promise<StylesQueryResponse200>,
    simple: (request, options) => call(simpleEndpoint, request, options) as Promise<StylesSimpleResponse200>,
  };
}
