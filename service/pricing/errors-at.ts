import type { ErrorCode } from '@billing/server';

import type { NewError } from '../common/errors.ts';

/** Errors about a part of a request, which name its place. */
export function errorsAt<Code extends ErrorCode>(newError: NewError<Code>, at: string): NewError<Code> {
  return (code, detail, more) =>
    newError(code, `In ${at}: ${detail}`, {
      ...more,
      ...(more?.fields !== undefined && {
        fields: more.fields.map(({ field, message }) => ({ field: `${at}.${field}`, message })),
      }),
    });
}
