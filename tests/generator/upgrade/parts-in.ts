/** Of all that a change touches, the parts of generated screens; the inner ones of a field with variants are that field. */
export const partsIn = (touched: readonly string[]): string[] =>
  [
    ...new Set(
      touched.filter((one) => /^(?:column|row|field|action) /.test(one)).map((one) => one.replace(/ variants .*$/, '')),
    ),
  ].sort()
