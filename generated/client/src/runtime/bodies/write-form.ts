// Generated from spec.yaml by `npm run generate`. Do not edit.
import { members, text } from './form-members.ts';

/** `application/x-www-form-urlencoded`: a field for each member, one for each item of a list. */
export function write(body: unknown): string {
  const form = new URLSearchParams();
  for (const [name, value] of members(body)) form.append(name, text(value));
  return form.toString();
}
