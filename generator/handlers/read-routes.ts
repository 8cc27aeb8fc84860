import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { JsonObject } from '../json.ts';
import { METHODS } from '../model/build-operations.ts';
import { type OperationNames, operationNames } from '../model/names.ts';

/** Reads the operations of the generated packages in `out`. */
export function readRoutes(out: string): OperationNames[] {
  const document = JSON.parse(readFileSync(join(out, 'openapi/openapi.json'), 'utf8')) as {
    paths?: Record<string, JsonObject>;
  };
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const { operationId, tags } = item[method] as { operationId?: string; tags?: string[] };
      return operationNames(operationId, method, path, tags?.[0]);
    }),
  );
}
