import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { testStages } from '../test/stages.ts'
import { filesThatDiffer, hashOfInputs, isCutWrongly } from './build-console.ts'
import { circleFault } from './chunk-circles.ts'
import { partFault } from './chunks.ts'

it('a build for another base counted as fresh: the base is part of what a build is made of', () => {
  const plain = hashOfInputs({})
  expect(hashOfInputs({ CAIRN_BASE: '/' })).toBe(plain)
  expect(hashOfInputs({ CAIRN_BASE: '/console/' })).not.toBe(plain)
})

it('regression: a document without lists that our parts were cut for could not be tried, since files imported each other', () => {
  const output = `[plugin cairn-chunk-circles] ${circleFault}: a.js → b.js → a.js.`
  expect(isCutWrongly({ ok: false, output }, { BUILD_FOR_TRIAL: '1' })).toBe(true)
  // Of our own contract it is a mistake, and any other fault stays one.
  expect(isCutWrongly({ ok: false, output }, {})).toBe(false)
  expect(isCutWrongly({ ok: false, output: 'no such file' }, { BUILD_FOR_TRIAL: '1' })).toBe(false)
  expect(isCutWrongly({ ok: true, output }, { BUILD_FOR_TRIAL: '1' })).toBe(false)
})

it('regression: a document without projects could not be tried, since the page that people land on here was not part of its build', () => {
  const output = `cairn:pages-of-project ${partFault}: name what replaced it in scripts/lib/chunks.ts`
  expect(isCutWrongly({ ok: false, output }, { BUILD_FOR_TRIAL: '1' })).toBe(true)
  expect(isCutWrongly({ ok: false, output }, {})).toBe(false)
})

it('tells the files of two builds that are not the same', () => {
  const write = (files: Record<string, string>): string => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-differ-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    return folder
  }
  const one = write({ 'index.html': 'a', 'assets/a.js': 'a', 'assets/b.js': 'b', 'only/here.js': '' })
  const other = write({ 'index.html': 'a', 'assets/a.js': 'A', 'assets/b.js': 'b', 'there.js': '' })
  expect(filesThatDiffer(one, other)).toEqual(['assets/a.js', 'only', 'only/here.js', 'there.js'])
  expect(filesThatDiffer(one, one)).toEqual([])
})

it('regression: that a second build has the same bytes was looked at by no check', () => {
  expect(testStages.map(({ name }) => name)).toContain('build-again')
})
