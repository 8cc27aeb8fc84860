import { alters, breaking, compatible, delivers, docs, harmless, narrows, rejects, widens, type Rule } from './rule.ts';
import { NOT_SENT, ONLY_READ, READERS_IGNORE, SEND_IT, STOP_SENDING } from './texts.ts';

const TOLERATE = 'Accept such values before the new version is released';
const STILL_WORKS = 'It still works';
const RECEIVED_AS_BEFORE = compatible('Clients receive it as before');
const SEND_THE_VALUE = 'Send the value that you mean';

export const schemaRules = {
  // Types
  'type-narrowed': rejects('a value of another type', 'Send only the remaining types'),
  'type-widened': delivers('a type that they were not written for', TOLERATE),
  'type-changed': alters('No value of the old type is valid for the new type', 'Read and send the new type'),
  'null-removed': rejects('null', 'Send a value, or omit it'),
  'null-added': delivers('null where there always was a value', 'Handle null'),

  // Value lists
  'const-changed': alters('The only allowed value is another one', 'Use the new value'),
  'enum-added': rejects('a value that is not listed', 'Send only listed values'),
  'enum-removed': delivers('values that were not listed', TOLERATE),
  'enum-value-removed': rejects('the value', 'Send one of the other values'),
  'enum-value-added': widens(
    'The list is closed, and clients that handle each listed value can receive one more',
    'Handle the new value',
  ),
  'open-enum-value-added': harmless('The list is open, so clients accept values that they do not know'),
  'open-enum-removed': harmless('The list was open, so clients accept values that they do not know'),
  'enum-opened': widens(
    'Clients that handle each listed value can receive values that are not listed',
    'Accept values that you do not know',
    { request: compatible('Values in requests are still checked against the list') },
  ),
  'enum-closed': narrows('Everything that clients receive could be received before', undefined, {
    request: compatible('Values in requests were checked against the list before'),
  }),

  // Limits
  'limit-tightened': rejects('values beyond the new limit', 'Check values against the new limit before you send them'),
  'limit-loosened': delivers('values beyond the old limit', 'Allow for such values, for example in database columns'),
  'limit-changed': alters('The old and the new limit allow different values', 'Stay within the new limit'),
  'pattern-added': rejects('text in another form', 'Send text of that form'),
  'pattern-removed': delivers('text in any form', TOLERATE),
  'pattern-narrowed': rejects('text that only the old pattern matches', 'Send text that matches the new pattern'),
  'pattern-widened': delivers('text that the old pattern did not match', TOLERATE),
  'pattern-changed': alters(
    'The two patterns match different texts',
    'Send and accept text that matches the new pattern',
  ),
  'format-added': rejects('text in another form', 'Send that form'),
  'format-removed': delivers('text in any form', TOLERATE),
  'format-changed': alters('The two forms are different', 'Send and accept the new form'),

  // Members of objects
  'property-added': harmless(READERS_IGNORE, { request: compatible('Requests may omit it') }),
  'required-property-added': narrows(NOT_SENT, SEND_IT),
  'property-removed': alters('Clients that read it no longer find it', 'Stop reading it', {
    request: breaking('Clients that send it get {error}, or it has no effect', STOP_SENDING),
  }),
  'required-added': narrows(NOT_SENT, SEND_IT),
  'required-removed': widens('Clients that expect it can receive objects without it', 'Handle objects without it'),
  'additional-properties-closed': rejects('members that are not declared', 'Send only the declared members'),
  'additional-properties-opened': widens(READERS_IGNORE, undefined, {
    response: compatible(READERS_IGNORE),
    webhook: compatible(READERS_IGNORE),
  }),
  'additional-properties-constrained': rejects(
    'undeclared members of another type',
    'Send only members that match the schema',
  ),
  'additional-properties-unconstrained': delivers('undeclared members of any type', TOLERATE),
  'read-only-added': alters('Clients that send it get {error}, or it has no effect', STOP_SENDING, {
    response: RECEIVED_AS_BEFORE,
    webhook: RECEIVED_AS_BEFORE,
  }),
  'read-only-removed': harmless('Clients may send it, and receive it as before'),
  'write-only-added': alters('Clients that read it no longer receive it', 'Stop reading it', {
    request: compatible('Clients send it as before'),
  }),
  'write-only-removed': harmless('Clients send it as before, and ignore members that they do not know'),

  // Items, alternatives and the rest of JSON Schema
  'items-constrained': rejects('items of another type', 'Send only items that match the schema'),
  'items-unconstrained': delivers('items of any type', TOLERATE),
  'alternative-removed': rejects('that form', 'Send one of the other forms'),
  'alternative-added': delivers('a form that they were not written for', 'Handle the new form'),
  'union-tightened': rejects('a value of none of the forms, or of several,', 'Send exactly one of the forms'),
  'union-loosened': delivers('values of none of the forms, or of several', TOLERATE),
  'nothing-allowed': rejects('any value', STOP_SENDING),
  'something-allowed': delivers('a value where there never was one', TOLERATE),
  'subschema-added': rejects('values that do not match', 'Send values that match'),
  'subschema-removed': delivers('values that did not match before', TOLERATE),
  'discriminator-changed': alters(
    'Another member identifies the form',
    'Read the form from the new member, and send it',
  ),
  'discriminator-value-removed': rejects('that tag', 'Send one of the other tags'),
  'discriminator-value-added': delivers('a tag that they do not know', 'Handle the new tag'),
  'discriminator-value-changed': alters('The tag means another form', 'Use the new form'),
  'discriminator-noted': harmless('The forms themselves are the same'),
  'keyword-changed': alters(
    'The meaning of this keyword is unknown, so its change counts as breaking',
    'Find out what the keyword means for you',
  ),

  // Annotations
  'default-added': docs(ONLY_READ, { request: breaking('Requests without it now mean this value', SEND_THE_VALUE) }),
  'default-changed': docs(ONLY_READ, {
    request: breaking('Requests without it now mean another value', SEND_THE_VALUE),
  }),
  'default-removed': docs(ONLY_READ, {
    request: breaking('Requests without it no longer mean that value', SEND_THE_VALUE),
  }),
  deprecated: harmless(STILL_WORKS),
  undeprecated: harmless(STILL_WORKS),
  'sensitive-added': harmless('Only webhook deliveries mask it', {
    webhook: breaking(
      'Destinations without sensitive fields receive a mask instead of the value',
      'Enable sensitive fields for the destination if you need the value',
    ),
  }),
  'sensitive-removed': harmless('Destinations that received the mask receive the value'),
  'sensitive-changed': harmless('Only webhook deliveries mask it', {
    webhook: breaking('Receivers that recognize the mask by its value no longer do', 'Recognize the new mask'),
  }),
  'id-prefix-changed': alters('Identifiers with the old prefix are no longer valid', 'Use the new identifiers'),
  'id-prefix-added': rejects('other identifiers', 'Send identifiers with that prefix'),
  'id-prefix-removed': delivers('identifiers with any prefix', TOLERATE),
  'cap-lowered': harmless('A cap applies to requests only', {
    request: breaking('Clients that request more get less than before', 'Request the rest in further calls'),
  }),
  'cap-raised': harmless('Clients that request more get more'),
  'extension-changed': docs(ONLY_READ),
  documentation: docs(ONLY_READ),
} as const satisfies Record<string, Rule>;
