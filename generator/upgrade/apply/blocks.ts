/** A YAML text as blocks, one for each key at its left edge: what is not touched stays as it is written, byte for byte. */

export interface Block {
  /** As it is written; quotes are left out. */
  key: string
  /** Its lines, with what is said right above it, and the line break at their end. */
  text: string
}

export interface Blocks {
  /** What stands before the first key. */
  head: string
  blocks: readonly Block[]
}

/** Cut at keys with `indent` spaces before them. */
export function cutBlocks(text: string, indent = 0): Blocks {
  const key = new RegExp(`^ {${indent}}(?:'([^']+)'|"([^"]+)"|([^\\s#'"-][^:]*(?::(?! |$)[^:]*)*)):(?: |$)`)
  const lines = text.split('\n').map((line, i, all) => (i === all.length - 1 ? line : `${line}\n`))
  const starts = lines.flatMap((line, i) => {
    const found = key.exec(line.trimEnd())
    return found === null ? [] : [{ i, key: found[1] ?? found[2] ?? found[3] ?? '' }]
  })
  // Comments that stand right above a key speak of it.
  const comment = new RegExp(`^ {${indent}}#`)
  const from = starts.map(({ i }, n) => {
    let at = i
    while (at > 0 && comment.test(lines[at - 1] ?? '')) at -= 1
    // A comment at the top of a file speaks of the file, unless nothing stands between.
    return n === 0 ? i : at
  })
  const blocks = starts.map((one, n) => ({ key: one.key, text: lines.slice(from[n], from[n + 1]).join('') }))
  return { head: lines.slice(0, from[0] ?? lines.length).join(''), blocks }
}

/** The text again; blocks are set apart by `gap`. */
export function joinBlocks({ head, blocks }: Blocks, gap = '\n'): string {
  if (blocks.length === 0) return head
  const bodies = blocks.map(({ text }) => text.replace(/\n+$/, '\n')).join(gap)
  return head + bodies
}

/** With a block put in where it belongs by its key, or in the place of the one that has it. */
export function putBlock({ head, blocks }: Blocks, block: Block): Blocks {
  if (blocks.some(({ key }) => key === block.key))
    return { head, blocks: blocks.map((one) => (one.key === block.key ? block : one)) }
  const after = blocks.findIndex(({ key }) => key > block.key)
  return {
    head,
    blocks: after === -1 ? [...blocks, block] : [...blocks.slice(0, after), block, ...blocks.slice(after)],
  }
}

export const dropBlock = ({ head, blocks }: Blocks, key: string): Blocks => ({
  head,
  blocks: blocks.filter((one) => one.key !== key),
})
