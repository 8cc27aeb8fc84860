import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { JsonObject } from '../json.ts';
import { METHODS } from '../model/build-operations.ts';
import { operationNames } from '../model/names.ts';

export interface RouteName {
  /** `customers.list` */
  readonly operation: string;
  /** `customers` */
  readonly resource: string;
  /** `list` */
  readonly name: string;
}

/** Reads the operations of the generated packages in `out`. */
export function readRoutes(out: string): RouteName[] {
  const document = JSON.parse(readFileSync(join(out, 'openapi/openapi.json'), 'utf8')) as {
    paths?: Record<string, JsonObject>;
  };
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const { operationId, tags } = item[method] as { operationId?: string; tags?: string[] };
      const { id, resource, name } = operationNames(operationId, method, path, tags?.[0]);
      return { operation: id, resource, name };
    }),
  );
}
