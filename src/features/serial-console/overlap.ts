/**
 * How many bytes at the start of `replay` are the last ones of `known`: the longest such piece. Tells a replayed history
 * from what is new when neither carries positions.
 */
export function overlap(known: Uint8Array, replay: Uint8Array): number {
  const pattern = replay.subarray(0, known.length)
  if (pattern.length === 0) return 0
  const borders = bordersOf(pattern)
  let matched = 0
  for (const byte of known.subarray(known.length - pattern.length)) {
    // A whole match inside cannot happen: the text is as long as the pattern.
    while (matched > 0 && pattern[matched] !== byte) matched = borders[matched - 1] ?? 0
    if (pattern[matched] === byte) matched += 1
  }
  return matched
}

/** For each prefix, the length of its longest proper prefix that is its suffix too (Knuth, Morris, Pratt). */
function bordersOf(pattern: Uint8Array): Uint32Array {
  const borders = new Uint32Array(pattern.length)
  let length = 0
  for (let at = 1; at < pattern.length; at += 1) {
    while (length > 0 && pattern[at] !== pattern[length]) length = borders[length - 1] ?? 0
    if (pattern[at] === pattern[length]) length += 1
    borders[at] = length
  }
  return borders
}
