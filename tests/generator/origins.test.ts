/** Screens, their parts and operations know the line that states them, or that they follow from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { explain } from '../../generator/model/explain.ts'
import { originKey } from '../../generator/model/types/origin-ir.ts'
import { viewOf } from '../../generator/model/views/register.ts'
import { openFixture } from './support/fixture.ts'
import { root } from './support/folders.ts'
import { buildFolder } from './support/stages.ts'

const folder = join(root, 'openapi')
const { model } = buildFolder(folder, 'openapi.yaml')
const texts = new Map<string, string[]>()
const linesOf = (file: string): string[] => {
  const known = texts.get(file) ?? readFileSync(join(folder, file), 'utf8').split('\n')
  texts.set(file, known)
  return known
}

describe('origins', () => {
  it('are known of every operation, screen, column, row, field and action', () => {
    if (model === undefined) throw new Error('the console does not build')
    const keys = [
      ...model.operations.map(({ id }) => originKey('operation', id)),
      ...model.screens.flatMap((screen) => {
        const parts: [string, readonly { id: string }[]][] = [
          ['column', 'columns' in screen ? screen.columns : []],
          ['row', 'rows' in screen ? screen.rows : []],
          ['field', 'fields' in screen ? screen.fields : []],
          ['action', viewOf(screen).actions],
        ]
        const own = originKey('screen', `${screen.id}`)
        return [own, ...parts.flatMap(([part, list]) => list.map(({ id }) => `${own} ${part} ${id}`))]
      }),
    ]
    expect(keys.length).toBeGreaterThan(1000)
    expect(keys.filter((key) => model.origins.get(key)?.line === undefined)).toEqual([])
  })

  it('are where the thing is written, or the key above it that the generator made it of', () => {
    const named: string[] = []
    const above: string[] = []
    const wrong = [...(model?.origins ?? [])].filter(([key, { file, line = 0, column = 1 }]) => {
      const text = linesOf(file)[line - 1]?.slice(column - 1)
      const [kind, , part, ...id] = key.split(' ')
      if (text === undefined) return true
      if (!file.startsWith('resources/') || kind !== 'screen' || part === undefined) return false
      if (text.startsWith('{') || text.replace(/^['"]/, '').startsWith(id.join(' '))) named.push(key)
      else above.push(key)
      return !named.includes(key) && !/^[\w.$]+:/.test(text)
    })
    expect(wrong).toEqual([])
    expect(named.length).toBeGreaterThan(10 * above.length)
  })

  it('are printed: the line of the manifest that states a part, else the contract', () => {
    const fixture = openFixture('plain-resource')
    const lines = explain(fixture.model, 'lantern.list') ?? []
    expect(lines[1]).toBe('  title      "Lanterns" (resources/lanterns.yaml:1)')
    expect(lines.filter((line) => line.includes('  column ')).every((line) => line.includes('(contract.yaml:'))).toBe(
      true,
    )
    expect(explain(fixture.model, 'lantern_list')).toContainEqual(
      expect.stringMatching(/^ {2}contract .* \(contract\.yaml:\d+\)$/),
    )
  })
})
