import { describe, expect, it } from 'vitest'

import { repositoryFiles } from '../support/repository-files.ts'
import { describeViolations, readSource } from './source.ts'
import { needless, unguarded } from './web-apis.ts'

const files = repositoryFiles()
  .filter((path) => /^src\/.*\.tsx?$/.test(path) && !/\.(?:test|fixture)\.tsx?$/.test(path))
  .map(readSource)

it('nothing is used that a browser lacks, without another way', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(describeViolations(files.flatMap(unguarded))).toBe('')
})

it('every other way is that of a name that is used', () => expect(needless(files)).toEqual([]))

const check = (text: string, path = 'src/app/a.ts') => unguarded({ path, text }).map(({ line }) => line)

describe('refused', () => {
  it.each([
    'document.startViewTransition(() => go())',
    'const pattern = new URLPattern({ pathname: "/a" })',
    'window.navigation.addEventListener("navigate", go)',
    "const picker = Reflect.get(window, 'showSaveFilePicker')",
    "if ('connection' in navigator) go()",
    'requestIdleCallback(go)',
    'performance.memory',
  ])('%s', (text) => expect(check(text)).toEqual([1]))
})

describe('fine', () => {
  it.each([
    'const { navigation } = state',
    "const kinds = ['connection', 'memory']",
    'row.connection.state',
    'const a = { vibrate: true }',
    'requestAnimationFrame(go)',
  ])('%s', (text) => expect(check(text)).toEqual([]))
  it('where there is another way', () => expect(check('requestIdleCallback(go)', 'src/lib/when-idle.ts')).toEqual([]))
})
