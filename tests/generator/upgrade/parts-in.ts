/** Of all that a change touches, the parts of generated screens: each has one place in the manifest or the contract. */
export const partsIn = (touched: readonly string[]): string[] =>
  [...new Set(touched.filter((one) => /^(?:column|row|field|action) /.test(one)))].sort()
