import { breaks, fits, ONLY_READ, READERS_IGNORE, STILL_WORKS, STOP_SENDING, TOLERATE, type Rule } from './rule.ts';

/** What a change of a schema does. */
export const schemaRules = {
  // Types
  'type-narrowed': {
    effect: 'narrows',
    reason: 'Clients that send a value of another type get {error}',
    todo: 'Send only the types that are left',
  },
  'type-widened': {
    effect: 'widens',
    reason: 'Clients can receive a type that they were not written for',
    todo: TOLERATE,
  },
  'type-changed': {
    effect: 'alters',
    reason: 'No value of the old type is one of the new type',
    todo: 'Read and send the new type',
  },
  'null-removed': {
    effect: 'narrows',
    reason: 'Clients that send null get {error}',
    todo: 'Send a value, or leave it out',
  },
  'null-added': {
    effect: 'widens',
    reason: 'Clients can receive null where there always was a value',
    todo: 'Handle null',
  },

  // Value lists
  'const-changed': { effect: 'alters', reason: 'The only allowed value is another one', todo: 'Use the new value' },
  'enum-added': {
    effect: 'narrows',
    reason: 'Clients that send a value that is not on the list get {error}',
    todo: 'Send only values on the list',
  },
  'enum-removed': { effect: 'widens', reason: 'Clients can receive values that were on no list', todo: TOLERATE },
  'enum-value-removed': {
    effect: 'narrows',
    reason: 'Clients that send the value get {error}',
    todo: 'Send one of the other values',
  },
  'enum-value-added': {
    effect: 'widens',
    reason: 'The list is closed, and clients that handle each value on it can receive one more',
    todo: 'Handle the new value',
  },
  'open-enum-value-added': {
    effect: 'keeps',
    reason: 'The list is open, so clients accept values that they do not know',
  },
  'open-enum-removed': { effect: 'keeps', reason: 'The list was open, so clients accept values that they do not know' },
  'enum-opened': {
    effect: 'widens',
    reason: 'Clients that handle each value on the list can receive values that are not on it',
    todo: 'Accept values that you do not know',
    except: { request: fits('What clients send is still checked against the list') },
  },
  'enum-closed': {
    effect: 'narrows',
    reason: 'Everything that clients receive could be received before',
    except: { request: fits('What clients send was checked against the list before') },
  },

  // Limits
  'limit-tightened': {
    effect: 'narrows',
    reason: 'Clients that send values beyond the new limit get {error}',
    todo: 'Check values against the new limit before you send them',
  },
  'limit-loosened': {
    effect: 'widens',
    reason: 'Clients can receive values beyond the old limit',
    todo: 'Make room for such values, for example in database columns',
  },
  'limit-changed': {
    effect: 'alters',
    reason: 'The old and the new limit allow different values',
    todo: 'Keep to the new limit',
  },
  'pattern-added': {
    effect: 'narrows',
    reason: 'Clients that send text in another form get {error}',
    todo: 'Send text of that form',
  },
  'pattern-removed': { effect: 'widens', reason: 'Clients can receive text in any form', todo: TOLERATE },
  'pattern-narrowed': {
    effect: 'narrows',
    reason: 'Clients that send text that only the old pattern matches get {error}',
    todo: 'Send text that matches the new pattern',
  },
  'pattern-widened': {
    effect: 'widens',
    reason: 'Clients can receive text that the old pattern did not match',
    todo: TOLERATE,
  },
  'pattern-changed': {
    effect: 'alters',
    reason: 'The two patterns match different texts',
    todo: 'Send and accept text that matches the new pattern',
  },
  'format-added': {
    effect: 'narrows',
    reason: 'Clients that send text in another form get {error}',
    todo: 'Send that form',
  },
  'format-removed': { effect: 'widens', reason: 'Clients can receive text in any form', todo: TOLERATE },
  'format-changed': { effect: 'alters', reason: 'The two forms are different', todo: 'Send and accept the new form' },

  // Members of objects
  'property-added': { effect: 'keeps', reason: READERS_IGNORE, except: { request: fits('Requests may leave it out') } },
  'required-property-added': {
    effect: 'narrows',
    reason: 'Clients that do not send it get {error}',
    todo: 'Send it in each request',
  },
  'property-removed': {
    effect: 'alters',
    reason: 'Clients that read it no longer find it',
    todo: 'Stop reading it',
    except: { request: breaks('Clients that send it get {error}, or it has no effect', STOP_SENDING) },
  },
  'required-added': {
    effect: 'narrows',
    reason: 'Clients that do not send it get {error}',
    todo: 'Send it in each request',
  },
  'required-removed': {
    effect: 'widens',
    reason: 'Clients that expect it can receive objects without it',
    todo: 'Handle objects without it',
  },
  'additional-properties-closed': {
    effect: 'narrows',
    reason: 'Clients that send members that are not declared get {error}',
    todo: 'Send only the declared members',
  },
  'additional-properties-opened': {
    effect: 'widens',
    reason: READERS_IGNORE,
    except: { response: fits(READERS_IGNORE), webhook: fits(READERS_IGNORE) },
  },
  'additional-properties-constrained': {
    effect: 'narrows',
    reason: 'Clients that send other members of another kind get {error}',
    todo: 'Send only members that fit the schema',
  },
  'additional-properties-unconstrained': {
    effect: 'widens',
    reason: 'Clients can receive other members of any kind',
    todo: TOLERATE,
  },
  'read-only-added': {
    effect: 'alters',
    reason: 'Clients that send it get {error}, or it has no effect',
    todo: STOP_SENDING,
    except: { response: fits('Clients receive it as before'), webhook: fits('Clients receive it as before') },
  },
  'read-only-removed': { effect: 'keeps', reason: 'Clients may send it, and receive it as before' },
  'write-only-added': {
    effect: 'alters',
    reason: 'Clients that read it no longer receive it',
    todo: 'Stop reading it',
    except: { request: fits('Clients send it as before') },
  },
  'write-only-removed': {
    effect: 'keeps',
    reason: 'Clients send it as before, and ignore members that they do not know',
  },

  // Items, alternatives and the rest of JSON Schema
  'items-constrained': {
    effect: 'narrows',
    reason: 'Clients that send items of another kind get {error}',
    todo: 'Send only items that fit the schema',
  },
  'items-unconstrained': { effect: 'widens', reason: 'Clients can receive items of any kind', todo: TOLERATE },
  'alternative-removed': {
    effect: 'narrows',
    reason: 'Clients that send that form get {error}',
    todo: 'Send one of the other forms',
  },
  'alternative-added': {
    effect: 'widens',
    reason: 'Clients can receive a form that they were not written for',
    todo: 'Handle the new form',
  },
  'union-tightened': {
    effect: 'narrows',
    reason: 'Clients that send a value of none of the forms, or of several, get {error}',
    todo: 'Send exactly one of the forms',
  },
  'union-loosened': {
    effect: 'widens',
    reason: 'Clients can receive values of none of the forms, or of several',
    todo: TOLERATE,
  },
  'nothing-allowed': { effect: 'narrows', reason: 'Clients that send any value get {error}', todo: STOP_SENDING },
  'something-allowed': {
    effect: 'widens',
    reason: 'Clients can receive a value where there never was one',
    todo: TOLERATE,
  },
  'subschema-added': {
    effect: 'narrows',
    reason: 'Clients that send values that do not satisfy it get {error}',
    todo: 'Send values that satisfy it',
  },
  'subschema-removed': {
    effect: 'widens',
    reason: 'Clients can receive values that do not satisfy it',
    todo: TOLERATE,
  },
  'discriminator-changed': {
    effect: 'alters',
    reason: 'Another member says which form a value has',
    todo: 'Read the form from the new member, and send it',
  },
  'discriminator-value-removed': {
    effect: 'narrows',
    reason: 'Clients that send that tag get {error}',
    todo: 'Send one of the other tags',
  },
  'discriminator-value-added': {
    effect: 'widens',
    reason: 'Clients can receive a tag that they do not know',
    todo: 'Handle the new tag',
  },
  'discriminator-value-changed': { effect: 'alters', reason: 'The tag means another form', todo: 'Use the new form' },
  'discriminator-noted': { effect: 'keeps', reason: 'The forms themselves are the same' },
  'keyword-changed': {
    effect: 'alters',
    reason: 'What this keyword means is not known here, so it counts as breaking',
    todo: 'Find out what it means for you',
  },

  // What schemas say beside which values they take
  'default-added': {
    effect: 'notes',
    reason: ONLY_READ,
    except: { request: breaks('Requests without it now mean this value', 'Send the value that you mean') },
  },
  'default-changed': {
    effect: 'notes',
    reason: ONLY_READ,
    except: { request: breaks('Requests without it now mean something else', 'Send the value that you mean') },
  },
  'default-removed': {
    effect: 'notes',
    reason: ONLY_READ,
    except: { request: breaks('Requests without it no longer mean that value', 'Send the value that you mean') },
  },
  deprecated: { effect: 'keeps', reason: STILL_WORKS },
  undeprecated: { effect: 'keeps', reason: STILL_WORKS },
  'sensitive-added': {
    effect: 'keeps',
    reason: 'Only deliveries mask it',
    except: {
      webhook: breaks(
        'Destinations that do not take sensitive fields receive a mask instead of the value',
        'Let the destination take sensitive fields if you need the value',
      ),
    },
  },
  'sensitive-removed': { effect: 'keeps', reason: 'Destinations that received the mask receive the value' },
  'sensitive-changed': {
    effect: 'keeps',
    reason: 'Only deliveries mask it',
    except: {
      webhook: breaks('Receivers that recognize the mask by its value no longer do', 'Recognize the new mask'),
    },
  },
  'id-prefix-changed': {
    effect: 'alters',
    reason: 'Identifiers of the old kind are not identifiers of the new kind',
    todo: 'Use the new identifiers',
  },
  'id-prefix-added': {
    effect: 'narrows',
    reason: 'Clients that send other identifiers get {error}',
    todo: 'Send identifiers of that kind',
  },
  'id-prefix-removed': { effect: 'widens', reason: 'Clients can receive identifiers of any kind', todo: TOLERATE },
  'cap-lowered': {
    effect: 'keeps',
    reason: 'A cap applies to requests only',
    except: {
      request: breaks('Clients that ask for more get less than before', 'Ask for the rest in further requests'),
    },
  },
  'cap-raised': { effect: 'keeps', reason: 'Clients that ask for more get more' },
  'extension-changed': { effect: 'notes', reason: ONLY_READ },
  documentation: { effect: 'notes', reason: ONLY_READ },
} as const satisfies Record<string, Rule>;
