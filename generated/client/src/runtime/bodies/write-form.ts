// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type Encoding, members, text } from './form-members.ts';

/** `application/x-www-form-urlencoded`. */
export function write(body: unknown, encoding: Encoding = {}): string {
  const form = new URLSearchParams();
  for (const [name, value] of members(body, encoding)) form.append(name, text(value));
  return form.toString();
}
