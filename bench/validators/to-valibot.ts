import * as v from 'valibot';

import type { Shape } from './shape.ts';

/** The shape as a person would write it with valibot. */
export function toValibot(shape: Shape): v.GenericSchema {
  if (shape.kind === 'nullable') return v.nullable(toValibot(shape.shape));
  if (shape.kind === 'union') return v.union(shape.forms.map(toValibot));
  if (shape.kind === 'values')
    return shape.values.length === 1 ? v.literal(shape.values[0]!) : v.picklist(shape.values);
  if (shape.kind === 'boolean') return v.boolean();
  if (shape.kind === 'record') return v.record(v.string(), v.unknown());
  if (shape.kind === 'object') {
    return v.object(
      Object.fromEntries(
        shape.members.map(({ name, shape: part, required }) => [
          name,
          required ? toValibot(part) : v.optional(toValibot(part)),
        ]),
      ),
    );
  }
  const { min, max } = shape;
  if (shape.kind === 'array') {
    const checks = [
      ...(min === undefined ? [] : [v.minLength<unknown[], number>(min)]),
      ...(max === undefined ? [] : [v.maxLength<unknown[], number>(max)]),
    ];
    return v.pipe(v.array(toValibot(shape.item)), ...checks);
  }
  if (shape.kind === 'string') {
    const checks = [
      ...(min === undefined ? [] : [v.minLength<string, number>(min)]),
      ...(max === undefined ? [] : [v.maxLength<string, number>(max)]),
      ...(shape.pattern === undefined ? [] : [v.regex<string>(new RegExp(shape.pattern, 'u'))]),
      ...(shape.format === undefined ? [] : [formatCheck(shape.format)]),
    ];
    return v.pipe(v.string(), ...checks);
  }
  const checks = [
    ...(shape.kind === 'integer' ? [v.integer<number>()] : []),
    ...(min === undefined ? [] : [v.minValue<number, number>(min)]),
    ...(max === undefined ? [] : [v.maxValue<number, number>(max)]),
  ];
  return v.pipe(v.number(), ...checks);
}

function formatCheck(format: string): v.GenericPipeItem<string, string> {
  if (format === 'date-time') return v.isoTimestamp();
  if (format === 'email') return v.rfcEmail();
  if (format === 'uri') return v.url();
  if (format === 'uuid') return v.uuid();
  throw new Error(`the comparison does not cover the format ${format}`);
}
