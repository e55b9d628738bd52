/**
 * Words with letters, digits or dashes that look like others: `pаypal` with a Cyrillic а
 * (https://unicode.org/reports/tr39/#Mixed_Script_Detection).
 */

/** All others count as one: Japanese and Korean are written in several. */
const scripts = [
  ['Latin', /^\p{Script=Latin}/u],
  ['Cyrillic', /^\p{Script=Cyrillic}/u],
  ['Greek', /^\p{Script=Greek}/u],
  // Signs as the apostrophe of OʼBrien are of all scripts, or of Latin and some more.
  ['of another script', /^[^\p{scx=Common}\p{scx=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u],
] as const

/** Letters that nobody tells from Latin ones. */
const likeLatin = /^[аеорсухіјѕһԁԛԝӏАВЕКМНОРСТУХІЈЅοναικρυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ\p{Script=Lisu}]+$/u
/** Fewer letters are an abbreviation, a sign or a unit; beside a Latin word they are not. */
const shortest = 3

/**
 * Letters like plain ones: without their dot, of phonetic alphabets or of mathematics, and those with a stroke laid over them. Not what
 * people are called with: é, ł, and letters of Africa and Azerbaijan as ɛ and ə.
 */
const disguised = /^(?![ɓɔɖɗəɛɣɨɲʃʉʊʒ])[ıȷĸƅƽǀ-ǃɐ-ʯᴀ-ᶿꜢ-ꟿꬰ-ꭩ𝐀-𝟋]|[\u0334-\u0338]/u

/** What is to be said of what looks like something else in the text, each once: `“а” in “pаypal” is Cyrillic`. */
export function lookAlikesIn(text: string): string[] {
  const found = new Set<string>()
  const tell = (word: string, is: string, odd: readonly string[] | null) => {
    if (odd?.length) found.add(`“${[...new Set(odd)].join(' ')}” in “${word}” is ${is}`)
  }
  // What cannot be seen has marks of its own, and would cut words.
  for (const name of text.replaceAll(/\p{DI}/gu, '').split(/[^\p{L}\p{M}\p{N}\p{Dash}˗⁃_.]/u)) {
    for (const word of name.split(/[\p{Dash}˗⁃_.]/u)) {
      const letters = word.match(/[\p{L}\p{Nl}]\p{M}*/gu) ?? []
      tell(word, 'no plain letter', letters.filter(isStyled))
      // Of as many of each, those that are not Latin are the ones to look at: they are behind.
      const [main, ...others] = scripts
        .map(([is, ofIt]) => [is, letters.filter((one) => ofIt.test(one))] as const)
        .toSorted((a, b) => b[1].length - a[1].length)
      for (const other of others) tell(word, ...other)
      if (letters.length >= (/[a-z]/i.test(name) ? 1 : shortest) && likeLatin.test(letters.join('')))
        found.add(`“${word}” is all ${main?.[0]}`)
    }
    // Scripts without small letters have digits and dashes of their own.
    if (/\p{LC}/u.test(name)) {
      tell(name, 'no plain digit', name.match(/(?!\d)\p{Nd}/gu))
      tell(name, 'no plain dash', name.match(/(?!-)[\p{Dash}˗⁃]/gu))
    }
  }
  return [...found]
}

const isStyled = (one: string): boolean =>
  disguised.test(one) || (!/^[ -~]/.test(one) && /^[a-z]+$/i.test(one.normalize('NFKC')))
