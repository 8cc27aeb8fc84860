import { Compile, type Validator } from 'typebox/compile';
import { Type, type TSchema } from 'typebox';

import type { Shape } from './shape.ts';

/** The shape as a person would write it with TypeBox, compiled. */
export function toTypebox(shape: Shape): Validator {
  return Compile(typeOf(shape)) as unknown as Validator;
}

function typeOf(shape: Shape): TSchema {
  if (shape.kind === 'nullable') return Type.Union([typeOf(shape.shape), Type.Null()]);
  if (shape.kind === 'union') return Type.Union(shape.forms.map(typeOf));
  if (shape.kind === 'values')
    return shape.values.length === 1 ? Type.Literal(shape.values[0]!) : Type.Enum([...shape.values]);
  if (shape.kind === 'boolean') return Type.Boolean();
  if (shape.kind === 'record') return Type.Record(Type.String(), Type.Unknown());
  if (shape.kind === 'object') {
    return Type.Object(
      Object.fromEntries(
        shape.members.map(({ name, shape: part, required }) => [
          name,
          required ? typeOf(part) : Type.Optional(typeOf(part)),
        ]),
      ),
    );
  }
  const { min, max } = shape;
  if (shape.kind === 'array') {
    return Type.Array(typeOf(shape.item), {
      ...(min !== undefined && { minItems: min }),
      ...(max !== undefined && { maxItems: max }),
    });
  }
  if (shape.kind === 'string') {
    const { pattern, format } = shape;
    return Type.String({
      ...(min !== undefined && { minLength: min }),
      ...(max !== undefined && { maxLength: max }),
      ...(pattern !== undefined && { pattern }),
      ...(format !== undefined && { format }),
    });
  }
  const range = { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
  return shape.kind === 'integer' ? Type.Integer(range) : Type.Number(range);
}
