import { z } from 'zod';

import type { Shape } from './shape.ts';

/** The shape as a person would write it with zod. */
export function toZod(shape: Shape): z.ZodType {
  if (shape.kind === 'nullable') return z.nullable(toZod(shape.shape));
  if (shape.kind === 'union') return z.union(shape.forms.map(toZod) as [z.ZodType, ...z.ZodType[]]);
  if (shape.kind === 'values')
    return shape.values.length === 1 ? z.literal(shape.values[0]!) : z.enum(shape.values as [string, ...string[]]);
  if (shape.kind === 'boolean') return z.boolean();
  if (shape.kind === 'record') return z.record(z.string(), z.unknown());
  if (shape.kind === 'object') {
    return z.object(
      Object.fromEntries(
        shape.members.map(({ name, shape: part, required }) => [name, required ? toZod(part) : toZod(part).optional()]),
      ),
    );
  }
  const { min, max } = shape;
  if (shape.kind === 'array') {
    const array = z.array(toZod(shape.item));
    const least = min === undefined ? array : array.min(min);
    return max === undefined ? least : least.max(max);
  }
  if (shape.kind === 'string') {
    let text = formatted(shape.format);
    if (min !== undefined) text = text.min(min) as z.ZodString;
    if (max !== undefined) text = text.max(max) as z.ZodString;
    return shape.pattern === undefined ? text : text.regex(new RegExp(shape.pattern, 'u'));
  }
  let number = shape.kind === 'integer' ? z.int() : z.number();
  if (min !== undefined) number = number.min(min);
  return max === undefined ? number : number.max(max);
}

function formatted(format: string | undefined): z.ZodString {
  if (format === 'date-time') return z.iso.datetime({ offset: true }) as unknown as z.ZodString;
  if (format === 'email') return z.email() as unknown as z.ZodString;
  if (format === 'uri') return z.url() as unknown as z.ZodString;
  if (format === 'uuid') return z.guid() as unknown as z.ZodString;
  if (format !== undefined) throw new Error(`the comparison does not cover the format ${format}`);
  return z.string();
}
