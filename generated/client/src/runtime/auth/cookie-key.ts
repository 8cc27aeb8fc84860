// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Scheme } from './scheme.ts';

/** A credential in a cookie. Browsers ignore it: they send the cookies that they have. */
export function cookieKey(name: string): Scheme<string> {
  return {
    isIn: ({ headers: { cookie = '' } }) => cookie.split(/; */).some((pair) => pair.startsWith(`${name}=`)),
    add({ headers }, value) {
      if (/[;, ]/.test(value)) throw new TypeError(`The value of the cookie ${name} contains a character that ends it`);
      headers['cookie'] = [headers['cookie'], `${name}=${value}`].filter(Boolean).join('; ');
    },
  };
}
