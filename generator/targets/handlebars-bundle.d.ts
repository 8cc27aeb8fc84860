/** Handlebars as one file, for which the package has no types. */
declare module 'handlebars/dist/handlebars.js' {
  export { default } from 'handlebars';
}
