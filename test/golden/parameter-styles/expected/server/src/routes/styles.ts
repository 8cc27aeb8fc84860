// Generated from spec.yaml by `npm run generate`. Do not edit.
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
import * as stylesLabelChecks from '@parameter-styles/validators/styles.label';
import * as stylesMatrixChecks from '@parameter-styles/validators/styles.matrix';
import * as stylesQueryChecks from '@parameter-styles/validators/styles.query';
import * as stylesSimpleChecks from '@parameter-styles/validators/styles.simple';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const stylesLabelRoute = {
  id: 'styles.label',
  method: 'GET',
  path: '/label/{text}/{list}/{exploded}',
  security: [],
  parameters: {
    path: [
      { name: 'text', shape: 'value', kind: 'string', style: 'label', explode: false },
      { name: 'list', shape: 'array', kind: 'integer', style: 'label', explode: false },
      {
        name: 'exploded',
        shape: 'object',
        kind: 'string',
        style: 'label',
        explode: true,
        members: { x: { shape: 'value', kind: 'integer' }, y: { shape: 'value', kind: 'integer' } },
      },
    ],
    query: [],
    header: [],
  },
  check: { path: stylesLabelChecks.path },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const stylesMatrixRoute = {
  id: 'styles.matrix',
  method: 'GET',
  path: '/matrix/{text}/{list}/{exploded}',
  security: [],
  parameters: {
    path: [
      { name: 'text', shape: 'value', kind: 'string', style: 'matrix', explode: false },
      { name: 'list', shape: 'array', kind: 'integer', style: 'matrix', explode: false },
      { name: 'exploded', shape: 'array', kind: 'integer', style: 'matrix', explode: true },
    ],
    query: [],
    header: [],
  },
  check: { path: stylesMatrixChecks.path },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const stylesQueryRoute = {
  id: 'styles.query',
  method: 'GET',
  path: '/query',
  security: [],
  parameters: {
    path: [],
    query: [
      { name: 'text', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'number', shape: 'value', kind: 'number', style: 'form', explode: true },
      { name: 'flag', shape: 'value', kind: 'boolean', style: 'form', explode: true, default: false },
      { name: 'maybe', shape: 'value', kind: 'integer', style: 'form', explode: true },
      { name: 'size', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'form', shape: 'array', kind: 'string', style: 'form', explode: true },
      { name: 'joined', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'spaced', shape: 'array', kind: 'string', style: 'spaceDelimited', explode: false },
      { name: 'piped', shape: 'array', kind: 'string', style: 'pipeDelimited', explode: false },
      {
        name: 'filter',
        shape: 'object',
        kind: 'string',
        style: 'deepObject',
        explode: true,
        members: {
          active: { shape: 'value', kind: 'boolean' },
          age: { shape: 'value', kind: 'integer' },
          name: { shape: 'value', kind: 'string' },
          tags: { shape: 'array', kind: 'string' },
        },
      },
      {
        name: 'object',
        shape: 'object',
        kind: 'string',
        style: 'form',
        explode: false,
        members: { x: { shape: 'value', kind: 'integer' }, y: { shape: 'value', kind: 'integer' } },
      },
      {
        name: 'exploded',
        shape: 'object',
        kind: 'string',
        style: 'form',
        explode: true,
        members: { dx: { shape: 'value', kind: 'integer' }, dy: { shape: 'value', kind: 'integer' } },
      },
      { name: 'odd[name]', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'json', shape: 'object', kind: 'string', style: 'json', explode: false },
    ],
    header: [],
  },
  check: { query: stylesQueryChecks.query },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const stylesSimpleRoute = {
  id: 'styles.simple',
  method: 'GET',
  path: '/simple/{text}/{list}/{object}/{exploded}',
  security: [],
  parameters: {
    path: [
      { name: 'text', shape: 'value', kind: 'string', style: 'simple', explode: false },
      { name: 'list', shape: 'array', kind: 'integer', style: 'simple', explode: false },
      {
        name: 'object',
        shape: 'object',
        kind: 'string',
        style: 'simple',
        explode: false,
        members: { x: { shape: 'value', kind: 'integer' }, y: { shape: 'value', kind: 'integer' } },
      },
      {
        name: 'exploded',
        shape: 'object',
        kind: 'string',
        style: 'simple',
        explode: true,
        members: { x: { shape: 'value', kind: 'integer' }, y: { shape: 'value', kind: 'integer' } },
      },
    ],
    query: [],
    header: [
      { name: 'x-text', shape: 'value', kind: 'string', style: 'simple', explode: false },
      { name: 'x-list', shape: 'array', kind: 'integer', style: 'simple', explode: false },
      { name: 'x-flag', shape: 'value', kind: 'boolean', style: 'simple', explode: false },
      {
        name: 'x-object',
        shape: 'object',
        kind: 'string',
        style: 'simple',
        explode: false,
        members: { x: { shape: 'value', kind: 'integer' }, y: { shape: 'value', kind: 'integer' } },
      },
    ],
  },
  check: { path: stylesSimpleChecks.path, headers: stylesSimpleChecks.headers },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface StylesLabelRequest extends RequestBase<(typeof stylesLabelRoute)['errorCodes'][number]> {
  readonly path: StylesLabelPath;
}

export type StylesLabelResult = {
  readonly status: 200;
  readonly body: StylesLabelResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface StylesMatrixRequest extends RequestBase<(typeof stylesMatrixRoute)['errorCodes'][number]> {
  readonly path: StylesMatrixPath;
}

export type StylesMatrixResult = {
  readonly status: 200;
  readonly body: StylesMatrixResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface StylesQueryRequest extends RequestBase<(typeof stylesQueryRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<StylesQueryQuery, 'flag' | 'size'>;
}

export type StylesQueryResult = {
  readonly status: 200;
  readonly body: StylesQueryResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface StylesSimpleRequest extends RequestBase<(typeof stylesSimpleRoute)['errorCodes'][number]> {
  readonly path: StylesSimplePath;
  readonly headers: StylesSimpleHeaders;
}

export type StylesSimpleResult = {
  readonly status: 200;
  readonly body: StylesSimpleResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface StylesHandlers<Context> {
  /** @see spec.yaml#/paths/~1label~1{text}~1{list}~1{exploded}/get */
  readonly label: Handler<StylesLabelRequest, StylesLabelResult, Context>;
  /** @see spec.yaml#/paths/~1matrix~1{text}~1{list}~1{exploded}/get */
  readonly matrix: Handler<StylesMatrixRequest, StylesMatrixResult, Context>;
  /** @see spec.yaml#/paths/~1query/get */
  readonly query: Handler<StylesQueryRequest, StylesQueryResult, Context>;
  /** @see spec.yaml#/paths/~1simple~1{text}~1{list}~1{object}~1{exploded}/get */
  readonly simple: Handler<StylesSimpleRequest, StylesSimpleResult, Context>;
}
