// Generated from spec.yaml by `npm run generate`. Do not edit.
import { members, text } from './form-members.ts';

/** `multipart/form-data`: a part for each member, one for each item of a list; bytes are files named like the member. */
export function write(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of members(body)) {
    if (value instanceof Uint8Array) form.append(name, new Blob([value as Uint8Array<ArrayBuffer>]), name);
    else if (typeof value === 'object') form.append(name, new Blob([text(value)], { type: 'application/json' }));
    else form.append(name, text(value));
  }
  return form;
}
