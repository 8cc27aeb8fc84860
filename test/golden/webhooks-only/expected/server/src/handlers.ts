/** Every operation of the document. An operation that is added to it is missing here until somebody writes it. */
export interface Handlers<_Context> {}
