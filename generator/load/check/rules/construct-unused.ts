import { type Kind, operation, parameter, pathItem, response, schema } from '../../document/grammar.ts';
import { entries, get } from '../../document/json.ts';
import { isReservedHeader } from '../../document/reserved-headers.ts';
import { rule } from './rule.ts';

interface Construct {
  readonly keyword: string;
  readonly on: readonly Kind[];
  /** Supported elsewhere. */
  readonly root?: 'webhooks';
  readonly effect: string;
}

/** Keywords that change requests or responses by OpenAPI, and without effect here. */
const CONSTRUCTS: readonly Construct[] = [
  { keyword: 'servers', on: [pathItem, operation], effect: 'the client calls the base URL that it is created with' },
  { keyword: 'callbacks', on: [operation], effect: 'generated code has no types or routes for these requests' },
  {
    keyword: 'parameters',
    on: [pathItem, operation],
    root: 'webhooks',
    effect: 'the webhooks package reads the body and the signature',
  },
  {
    keyword: 'security',
    on: [operation],
    root: 'webhooks',
    effect: 'the webhooks package verifies the signature of x-webhook-signature',
  },
  { keyword: 'links', on: [response], effect: 'generated code and documentation do not follow links' },
  { keyword: 'xml', on: [schema], effect: 'generated code writes and reads JSON' },
  { keyword: 'allowReserved', on: [parameter], effect: 'the client escapes reserved characters' },
  { keyword: 'allowEmptyValue', on: [parameter], effect: 'an empty value has to satisfy the schema' },
];

/** In strict mode, a document may describe what its own code does not use. */
export const constructUnused = rule('construct-unused', (view, report) => {
  if (view.strict) return;
  for (const { json, kind, path } of view.objects) {
    for (const { keyword, on, root = path[0], effect } of CONSTRUCTS) {
      if (!on.includes(kind) || path[0] !== root || json[keyword] === undefined || json[keyword] === false) continue;
      report([...path, keyword], `${keyword} has no effect here: ${effect}`, { onceInThirdParty: keyword });
    }
    if (kind === parameter && json['in'] === 'header' && isReservedHeader(String(json['name'])))
      report(path, `the parameter ${String(json['name'])} has no effect: OpenAPI describes this header elsewhere`, {
        onceInThirdParty: 'header',
      });
    if (kind !== response) continue;
    const types = entries(json['content']).map(([type]) => type);
    const other = types.find((type) => /[/+]xml\b/.test(type));
    if (other !== undefined && types.length > 1)
      report([...path, 'content', other], `the client does not request ${other}, but another type of this response`, {
        onceInThirdParty: other,
      });
  }
  for (const { method, path, json } of view.pathOperations) {
    if (method !== 'head') continue;
    for (const [status, each] of entries(json['responses'])) {
      if (get(each, 'content') === undefined) continue;
      const effect = 'HTTP sends no body in response to HEAD';
      report([...path, 'responses', status, 'content'], `content has no effect here: ${effect}`, {
        onceInThirdParty: 'content',
      });
    }
  }
});
