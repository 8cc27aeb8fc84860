import { type ApiMutation, create, hook, json } from './api-mutation.ts';

/** Changes of the whole document. */
export const documentMutations: readonly ApiMutation[] = [
  // The whole document
  { name: 'an address goes', mutate: (d) => d['servers'].shift(), expected: ['server-removed api B: '] },
  {
    name: 'an address is new',
    mutate: (d) => d['servers'].push({ url: 'https://b.example' }),
    expected: ['server-added api C: '],
  },
  {
    name: 'an address of some operations',
    mutate: (d) => (d['paths']['/things/{thing_id}'].servers = [{ url: 'https://c.example' }]),
    expected: ['server-added api C: things.get, things.update'],
  },
  {
    name: 'another variable of an address',
    mutate: (d) => (d['servers'][1].variables.region.default = 'us'),
    expected: ['server-variable-changed api B: '],
  },
  {
    name: 'a described address',
    mutate: (d) => (d['servers'][0].description = 'New.'),
    expected: ['documentation api D: '],
  },
  { name: 'another description', mutate: (d) => (d['info'].description = 'New.'), expected: ['documentation api D: '] },
  {
    name: 'another tag of the whole',
    mutate: (d) => d['tags'].push({ name: 'Other' }),
    expected: ['documentation api D: '],
  },
  { name: 'a version alone', mutate: (d) => (d['info'].version = '9.0.0'), expected: [] },
  {
    name: 'a component with another name',
    mutate: (d) => {
      d['components'].schemas.Removed = d['components'].schemas.Gone;
      delete d['components'].schemas.Gone;
      json(hook(d, 'thing.gone.v1')['requestBody'])['schema'].$ref = '#/components/schemas/Removed';
    },
    expected: ['export-removed api B: ', 'export-added api C: '],
  },
  {
    name: 'a component that nothing uses',
    mutate: (d) => (d['components'].schemas.Unused = { type: 'string' }),
    expected: ['unused-component-changed api D: '],
  },
  {
    name: 'a component written out where it is used',
    mutate: (d) => {
      json(hook(d, 'thing.gone.v1')['requestBody'])['schema'] = d['components'].schemas.Gone;
      delete d['components'].schemas.Gone;
    },
    expected: ['export-removed api B: '],
  },
  {
    name: 'an extension of an operation',
    mutate: (d) => (create(d)['x-other'] = 1),
    expected: ['extension-changed api D: things.create'],
  },
];
