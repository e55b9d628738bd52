/** Screens, their parts and operations know the line that states them, or that they follow from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { explain } from '../../generator/model/explain.ts'
import type { NavIR } from '../../generator/model/types/route-ir.ts'
import { openFixture } from './support/fixture.ts'
import { root } from './support/folders.ts'
import { buildFolder } from './support/stages.ts'
import { floor, isUpgraded } from './support/upgraded.ts'

const folder = join(root, 'openapi')
const { model } = buildFolder(folder, 'openapi.yaml')
const texts = new Map<string, string[]>()
const linesOf = (file: string): string[] => {
  const known = texts.get(file) ?? readFileSync(join(folder, file), 'utf8').split('\n')
  texts.set(file, known)
  return known
}

/** Keys of all that is called something inside a part of the model: whatever has an id, or is a variant of a union. */
function keysBelow(value: unknown, above: string, list: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => keysBelow(one, above, list))
  if (typeof value !== 'object' || value === null) return []
  const name: unknown = 'id' in value ? value.id : list === 'variants' && 'value' in value ? value.value : undefined
  const own = typeof name === 'string' && 'label' in value ? `${above} ${list} ${name}` : above
  const inner = Object.entries(value)
    // Data of the kit that is no part of the screen: what may be chosen, and reads of other lists.
    .filter(([key]) => !['id', 'options', 'choice', 'show', 'relations'].includes(key))
    .flatMap(([key, one]) => keysBelow(one, own, key === 'form' ? 'fields' : key))
  return own === above ? inner : [own, ...inner]
}

const keysOfNav = (nav: readonly NavIR[], above: string): string[] =>
  nav.flatMap(({ screen, label, children = [] }) => {
    const own = `${above} ${screen ?? label}`
    return [own, ...keysOfNav(children, own)]
  })

describe('origins', () => {
  it('are known of everything in the model', () => {
    if (model === undefined) throw new Error('the console does not build')
    const { operations, screens, entities, lookups, findables, levels, redirects, mock } = model
    const keys = [
      ...operations.map(({ id }) => `operation ${id}`),
      ...screens.flatMap((screen) => {
        const own = `screen ${screen.id}`
        return [own, `${own} path`, `${own} title`, ...keysBelow({ ...screen, id: undefined }, own, '')]
      }),
      ...entities.flatMap(({ id, effects }) => {
        const own = `entity ${id}`
        return [own, `${own} label`, ...Object.keys(effects).map((operation) => `${own} effects ${operation}`)]
      }),
      ...[...lookups, ...findables].map(({ id }) => `list ${id}`),
      ...levels.flatMap(({ id, nav }) => [`level ${id}`, ...keysOfNav(nav, `nav ${id}`)]),
      ...Object.keys(redirects).map((from) => `redirect ${from}`),
      ...mock.entities.map(({ entity }) => `mock ${entity}`),
      ...Object.keys(mock.rules).map((id) => `rule ${id}`),
    ]
    const inner = keys.filter((key) => / fields .* (?:fields|variants|item|value) /.test(key))
    expect(keys.length).toBeGreaterThan(floor(3000))
    expect(isUpgraded || inner.length > 100).toBe(true)
    expect(keys.filter((key) => model.origins().get(key)?.line === undefined)).toEqual([])
  })

  it('are where the thing is written, or the key above it that the generator made it of', () => {
    const named: string[] = []
    const above: string[] = []
    const wrong = [...(model?.origins() ?? [])].filter(([key, { file, line = 0, column = 1, because }]) => {
      const text = linesOf(file)[line - 1]?.slice(column - 1)
      const [kind, , part, id = ''] = key.split(' ')
      if (text === undefined) return true
      if (!file.startsWith('resources/') || kind !== 'screen' || part === undefined || because !== undefined)
        return false
      if (text.startsWith('{') || text.replace(/^['"]/, '').startsWith(id)) named.push(key)
      else above.push(key)
      return !named.includes(key) && !/^[\w.$]+:/.test(text)
    })
    expect(wrong).toEqual([])
    expect(named.length).toBeGreaterThan(2 * above.length)
  })

  it('are printed: the line of the manifest that states a part, else the contract', () => {
    const fixture = openFixture('plain-resource')
    const lines = explain(fixture.model, 'lantern.list') ?? []
    expect(lines[1]).toBe('  title      "Lanterns" (derived from its name lantern, resources/lanterns.yaml:1)')
    expect(lines.filter((line) => line.includes('  column ')).every((line) => line.includes('(contract.yaml:'))).toBe(
      true,
    )
    expect(explain(fixture.model, 'lantern_list')).toContainEqual(
      expect.stringMatching(/^ {2}contract .* \(contract\.yaml:\d+\)$/),
    )
  })

  it.each([
    [
      'a path that follows from a sidebar',
      'levels-and-groups',
      / path +\/hall\/tower\/bells \(derived from the nav that lists it, /,
    ],
    ['an entry of a sidebar', 'levels-and-groups', / nav +hall > .* \(resources\/console\.yaml:5\)$/],
    ['a redirect that is stated', 'redirects', / redirect +\S+ to \S+ \(resources\/console\.yaml:\d+\)$/],
    [
      'a redirect that follows from a sidebar',
      'nested-resource',
      / redirect .* \(derived from the first entry of its nav, /,
    ],
    ['the label of a child', 'grouped-lists', / title .* \(derived from its name vein, resources\/mines\.yaml:\d+\)$/],
    ['what an operation changes', 'link-from-both-ends', / changes .* \(resources\/choirs\.yaml:\d+\)$/],
    [
      'what an operation changes as a matter of course',
      'nested-resource',
      / changes .* \(derived from the operation alone, \S+:\d+\)$/,
    ],
    ['a field inside another one', 'union-body', / field +\w+<\w+>\.\w+: .* \(resources\/\S+\.yaml:\d+\)$/],
  ])('are printed of %s', (_, name, line) => {
    const fixture = openFixture(name)
    const { screens, operations } = fixture.model
    const lines = [...screens, ...operations].flatMap(({ id }) => explain(fixture.model, `${id}`) ?? [])
    expect(lines).toContainEqual(expect.stringMatching(line))
  })
})
