import type { JsonValue } from '../../../json.ts';
import { memberAccess } from '../../code.ts';
import { parameterKey } from '../../resources.ts';
import type { Call } from './call.ts';
import { valueCode } from './value-code.ts';

/** The call of a generated client: `client.customers.create({ body: { … } })`. */
export function callCode({ operation, parameters, body }: Pick<Call, 'operation' | 'parameters' | 'body'>): string {
  const request = requestCode({ parameters, body });
  return `client${memberAccess(operation.resource)}${memberAccess(operation.name)}(${request})`;
}

/** The argument of the call; empty for an operation that needs none. */
export function requestCode({ parameters, body }: Pick<Call, 'parameters' | 'body'>): string {
  const parts = (['path', 'query', 'header'] as const).flatMap((location) => {
    const own = parameters.filter(({ parameter }) => parameter.in === location);
    const members = own.map(({ parameter, value }) => [parameterKey(parameter), value] as const);
    const name = location === 'header' ? 'headers' : location;
    return own.length === 0 ? [] : [[name, Object.fromEntries(members) as JsonValue] as const];
  });
  const request = Object.fromEntries([...parts, ...(body === undefined ? [] : [['body', body] as const])]);
  return Object.keys(request).length === 0 ? '' : valueCode(request);
}
