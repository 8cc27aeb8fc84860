// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Endpoint } from '../endpoint.ts';
import { rejectBrowsers } from '../environment.ts';
import { InvalidRequestError } from '../errors.ts';
import type { BaseOptions } from '../options.ts';
import type { Draft, Scheme } from './scheme.ts';

/** Adds the credentials that the operation requires. @throws InvalidRequestError if one is missing and `isRequired` */
export type Authenticate = (endpoint: Endpoint, draft: Draft, isRequired: boolean) => Promise<void>;

/** @param prefix before the name of a scheme in messages, so that they contain the name of the option */
export function authenticator(
  schemes: Readonly<Record<string, Scheme>>,
  { allowBrowser }: BaseOptions,
  credentials: object,
  prefix: string,
): Authenticate {
  const add = (draft: Draft, name: string, value: unknown): void => {
    if (!(value instanceof Object) && !/^[!-~]([ -~]*[!-~])?$/.test(String(value ?? '')))
      throw new TypeError(
        `${prefix}${name} is empty or contains a line break or another character that credentials never contain`,
      );
    schemes[name]!.add(draft, value as never);
  };
  const given = new Map(
    Object.entries(credentials).filter(([name, value]) => Object.hasOwn(schemes, name) && value !== undefined),
  );
  for (const [name, value] of given) {
    rejectBrowsers(allowBrowser);
    // Rejects values that `fetch` would reject later, with the value in its error message.
    if (typeof value !== 'function') add({ url: '', headers: {} }, name, value);
  }
  return async ({ id, security = [Object.keys(schemes)] }, draft, isRequired) => {
    const isIn = (name: string): boolean => schemes[name]!.isIn(draft);
    const met = security.find((names) => names.every((name) => given.has(name) || isIn(name)));
    if (!met && isRequired && security.length > 0) throw new InvalidRequestError(id, [missing(security, prefix)]);
    const added = (met ?? security.flat()).filter((name) => given.has(name) && !isIn(name));
    for (const name of added) {
      const value: unknown = given.get(name);
      add(draft, name, typeof value === 'function' ? await value() : value);
    }
  };
}

function missing(security: NonNullable<Endpoint['security']>, prefix: string) {
  const field = security.map((names) => names.map((name) => prefix + name).join(' and ')).join(' or ');
  return { field, rule: 'required', limit: null, message: 'must be set in the options of the client' };
}
