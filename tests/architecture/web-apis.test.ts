import { describe, expect, it } from 'vitest'

import { repositoryFiles } from '../support/repository-files.ts'
import { describeViolations, readSource } from './source.ts'
import { needless, unguarded, unguardedStyles } from './web-apis.ts'

const shipped = repositoryFiles()
  .filter((path) => /^(?:src|public)\/.*\.(?:tsx?|js|css|html)$/.test(path) && !/\.(?:test|fixture)\.tsx?$/.test(path))
  .map(readSource)
const isScript = /\.(?:tsx?|js)$/
const files = shipped.filter(({ path }) => isScript.test(path))

it('nothing is used that a browser lacks, without another way', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(describeViolations(files.flatMap(unguarded))).toBe('')
})

it('nothing is drawn with what a browser lacks', () => {
  expect(shipped.some(({ path }) => path.endsWith('.css'))).toBe(true)
  expect(describeViolations(shipped.flatMap(unguardedStyles))).toBe('')
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
    'new CloseWatcher()',
    'navigator.userAgentData',
    'window.scheduler.yield()',
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

const checkStyles = (path: string, text: string) => unguardedStyles({ path, text }).length

describe('refused to be drawn with', () => {
  it.each([
    ['a.css', '.a { anchor-name: --b }'],
    ['a.css', '.a { width: calc-size(auto, size) }'],
    ['a.css', '@starting-style { .a { opacity: 0 } }'],
    ['a.css', '.a { content-visibility: auto }'],
    ['a.tsx', '<textarea className="w-full field-sizing-content" />'],
    ['a.tsx', '<p className="starting:opacity-0" />'],
    ['a.tsx', '<div className="[content-visibility:auto]" />'],
    ['a.tsx', '<dialog closedBy="any" />'],
    ['a.tsx', '<div popover="hint" />'],
  ])('%s: %s', (path, text) => expect(checkStyles(path, text)).toBe(1))
})

describe('fine to be drawn with', () => {
  it.each([
    ['a.css', '.a { color: light-dark(#000, #fff); scrollbar-color: red transparent; text-wrap: pretty }'],
    ['a.css', '@container (width > 3rem) { .a:has(b) { inset: auto } }'],
    ['a.tsx', '<div popover="manual" className="text-pretty" />'],
    ['a.ts', 'if (a) go()'],
  ])('%s: %s', (path, text) => expect(checkStyles(path, text)).toBe(0))
})
