// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as labelEndpoint,
  type StylesLabelRequest,
  type StylesLabelResult,
} from '../operations/styles.label.ts';
import {
  endpoint as matrixEndpoint,
  type StylesMatrixRequest,
  type StylesMatrixResult,
} from '../operations/styles.matrix.ts';
import {
  endpoint as queryEndpoint,
  type StylesQueryRequest,
  type StylesQueryResult,
} from '../operations/styles.query.ts';
import {
  endpoint as simpleEndpoint,
  type StylesSimpleRequest,
  type StylesSimpleResult,
} from '../operations/styles.simple.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

export interface StylesClient {
  /** @see GET /label/{text}/{list}/{exploded}, in the document at spec.yaml#/paths/~1label~1{text}~1{list}~1{exploded}/get */
  label(request: StylesLabelRequest, options?: CallOptions): Call<StylesLabelResult>;
  /** @see GET /matrix/{text}/{list}/{exploded}, in the document at spec.yaml#/paths/~1matrix~1{text}~1{list}~1{exploded}/get */
  matrix(request: StylesMatrixRequest, options?: CallOptions): Call<StylesMatrixResult>;
  /** @see GET /query, in the document at spec.yaml#/paths/~1query/get */
  query(request?: StylesQueryRequest, options?: CallOptions): Call<StylesQueryResult>;
  /** @see GET /simple/{text}/{list}/{object}/{exploded}, in the document at spec.yaml#/paths/~1simple~1{text}~1{list}~1{object}~1{exploded}/get */
  simple(request: StylesSimpleRequest, options?: CallOptions): Call<StylesSimpleResult>;
}

export function createStylesClient(call: Caller): StylesClient {
  return {
    label: (request, options) => call<StylesLabelRequest, StylesLabelResult>(labelEndpoint, request, options),
    matrix: (request, options) => call<StylesMatrixRequest, StylesMatrixResult>(matrixEndpoint, request, options),
    query: (request = {}, options) => call<StylesQueryRequest, StylesQueryResult>(queryEndpoint, request, options),
    simple: (request, options) => call<StylesSimpleRequest, StylesSimpleResult>(simpleEndpoint, request, options),
  };
}
