/** The letter of each place that `g` leads to. */

/**
 * One letter each, in this order: that of a word of the label, else any letter of it that is free. Labels without a free letter get
 * none.
 */
export function lettersFor(labels: readonly string[]): readonly (string | undefined)[] {
  const taken = new Set<string>()
  return labels.map((label) => {
    const text = label.toLowerCase()
    const starts = text.split(/[^a-z]+/).map((word) => word.charAt(0))
    const letter = [...starts, ...text].find((one) => /^[a-z]$/.test(one) && !taken.has(one))
    if (letter !== undefined) taken.add(letter)
    return letter
  })
}
