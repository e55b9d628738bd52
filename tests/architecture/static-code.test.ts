import { describe, expect, it } from 'vitest'

import { repositoryFiles } from '../support/repository-files.ts'
import { describeViolations, readSource } from './source.ts'
import { staticDeclarations, staticLines } from './static-code.ts'

const files = repositoryFiles()

describe('code that is always the same lies in src', () => {
  it('and in no template', () => {
    const templates = files.filter((path) => path.startsWith('templates/'))
    expect(templates.length).toBeGreaterThan(0)
    expect(describeViolations(templates.flatMap((path) => staticLines(readSource(path))))).toBe('')
  })

  it('and in no text of an emitter', () => {
    const emitters = files.filter((path) => path.startsWith('generator/emit/') && !path.endsWith('.test.ts'))
    expect(emitters.length).toBeGreaterThan(0)
    expect(describeViolations(emitters.flatMap((path) => staticDeclarations(readSource(path))))).toBe('')
  })
})

describe('a template', () => {
  const lines = (text: string) => staticLines({ path: 'templates/a.hbs', text }).map(({ line }) => line)

  it.each([
    [
      'imports, comments and a table',
      `{{header}}\n// Rows.\nimport { a } from './a.ts'\n\nexport const table = {\n}\n`,
    ],
    ['loops', 'export type Id =\n{{#each ids}}\n  | {{this}}\n{{/each}}\n'],
    ['a body that is filled in', 'export default function {{name}}() {\n  return <{{tag}} />\n}\n'],
  ])('may hold %s', (_, text) => expect(lines(text)).toEqual([]))

  it.each([
    ['members of a type', 'export interface Row {\n  readonly id: string\n}\n', 2],
    ['a function', '{{#each ids}}\n{{this}}\n{{/each}}\nexport const one = () => 1\n', 4],
    ['the body of a function', 'export function {{name}}() {\n  const a = 1\n}\n', 2],
  ])('may not hold %s', (_, text, line) => expect(lines(text)).toEqual([line]))
})

describe('a text of an emitter', () => {
  const lines = (text: string) => staticDeclarations({ path: 'generator/emit/a.ts', text }).map(({ line }) => line)

  it.each([
    ['a declaration that is filled in', 'const part = `export const table: Table = ${print(rows)}`'],
    ['lines of a type', 'const part = `/** Slots. */\\nexport interface Slots {\\n${lines}\\n}`'],
    ['a word of the language', `const start = source.indexOf('export const ')`],
  ])('may hold %s', (_, text) => expect(lines(text)).toEqual([]))

  it.each([
    ['a type', `const a = 1\nconst part = 'export type Id = string'`, 2],
    ['a type beside one that is filled in', 'const part = `type A = ${a}\\ntype B = keyof A`', 1],
    ['a function', 'const part = "function one() { return 1 }"', 1],
  ])('may not hold %s', (_, text, line) => expect(lines(text)).toEqual([line]))
})
