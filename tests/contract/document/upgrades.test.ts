import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../docs/upgrades/', import.meta.url)

/** Entries below "To decide" and "Texts to review" of what an upgrade wrote. */
function openEntries(text: string): string[] {
  return text
    .split(/^## /m)
    .filter((section) => /^(?:To decide|Texts to review)\n/.test(section))
    .flatMap((section) => section.split('\n').filter((line) => line.startsWith('- ')))
}

test('entries that are left to decide are found', () => {
  const text =
    '# From 1 to 2\n\n## To decide\n\n- When is it lit?\n\n## Texts to review\n\n- `Lamp`\n\n## Changes\n\n- info: a\n'
  expect(openEntries(text)).toEqual(['- When is it lit?', '- `Lamp`'])
})

test('no upgrade has anything left to decide', () => {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []
  const open = files.flatMap((name) =>
    openEntries(readFileSync(new URL(name, folder), 'utf8')).map((entry) => `docs/upgrades/${name} ${entry}`),
  )
  expect(open).toEqual([])
})
