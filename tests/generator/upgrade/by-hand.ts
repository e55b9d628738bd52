/** What an upgrade must not write: code that is written by hand. */

/** What the document states. It is no code: tests hold the written contract against it. */
export const digestFile = 'tests/contract/document/facts-digest.json'

/** Files of code, overrides among them, of those that an upgrade writes or takes away. */
export const byHandIn = (files: Iterable<string>): string[] =>
  [...files].filter((file) => /^(?:src|tests|scripts|server)\//.test(file) && file !== digestFile)
