import { type Draft, type Schema, sharedDocument } from './document.ts';

/** Puts a schema somewhere below `Thing`, so that it is met wherever that is. */
export interface Seat {
  readonly name: string;
  readonly seat: (document: Draft, schema: Schema) => void;
}

const inThing = (document: Draft, properties: Draft): void =>
  Object.assign(document['components'].schemas.Thing.properties, properties);

export const seats: readonly Seat[] = [
  { name: 'a property', seat: (document, schema) => inThing(document, { field: schema }) },
  {
    name: 'the items of a list',
    seat: (document, schema) => inThing(document, { list: { type: 'array', items: schema } }),
  },
  {
    name: 'the values of a map',
    seat: (document, schema) => inThing(document, { map: { type: 'object', additionalProperties: schema } }),
  },
  {
    name: 'a component',
    seat: (document, schema) => {
      document['components'].schemas.Field = schema;
      inThing(document, { field: { $ref: '#/components/schemas/Field' } });
    },
  },
  {
    name: 'a component beside a description',
    seat: (document, schema) => {
      document['components'].schemas.Field = schema;
      inThing(document, { field: { $ref: '#/components/schemas/Field', description: 'As it is.' } });
    },
  },
  {
    name: 'a component that can be null',
    seat: (document, schema) => {
      document['components'].schemas.Part = { type: 'object', properties: { field: schema } };
      inThing(document, { part: { anyOf: [{ $ref: '#/components/schemas/Part' }, { type: 'null' }] } });
    },
  },
  {
    name: 'one of several forms',
    seat: (document, schema) => {
      const form = (kind: string, properties: Draft): Draft => ({
        ...{ type: 'object', required: ['kind'], properties: { kind: { const: kind }, ...properties } },
      });
      Object.assign(document['components'].schemas, {
        Round: form('round', { field: schema }),
        Square: form('square', {}),
      });
      inThing(document, {
        form: { oneOf: ['Round', 'Square'].map((name) => ({ $ref: `#/components/schemas/${name}` })) },
      });
    },
  },
  {
    name: 'a component in allOf',
    seat: (document, schema) => {
      document['components'].schemas.Base = { type: 'object', properties: { field: schema } };
      const { Thing } = document['components'].schemas;
      document['components'].schemas.Thing = { allOf: [{ $ref: '#/components/schemas/Base' }, Thing] };
    },
  },
];

/** The shared document with a schema in this place. */
export function seated({ seat }: Seat, schema: Schema): Draft {
  const document = sharedDocument();
  seat(document, structuredClone(schema));
  return document;
}
