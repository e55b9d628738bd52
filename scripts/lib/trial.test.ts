import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { copyProject, trialFolder } from './trial.ts'

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function write(folder: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), file)
  }
}

it('a document has one folder, and each its own', () => {
  expect(trialFolder('/a', '/newer.json')).toBe(trialFolder('/a', '/newer.json'))
  expect(trialFolder('/a', '/newer.json')).not.toBe(trialFolder('/a', '/other/newer.json'))
  expect(trialFolder('/a', '/newer.json')).not.toBe(trialFolder('/b', '/newer.json'))
})

it('a copy has what the project has now, generated as well, and keeps what it built itself', () => {
  const [project, folder] = [scratch(), scratch()]
  write(project, [
    'src/a.ts',
    'src/old.ts',
    'generated/here.ts',
    'dist/index.html',
    'node_modules/vite/x.js',
    'node_modules/.cache/y',
  ])
  copyProject(project, folder)
  write(folder, ['dist/own.js', 'generated/made.ts', 'node_modules/.cache/own'])
  rmSync(join(project, 'src/old.ts'))
  copyProject(project, folder)
  expect(readFileSync(join(folder, 'src/a.ts'), 'utf8')).toBe('src/a.ts')
  expect(existsSync(join(folder, 'src/old.ts'))).toBe(false)
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(false)
  expect(existsSync(join(folder, 'dist/own.js'))).toBe(true)
  expect(existsSync(join(folder, 'generated/made.ts'))).toBe(false)
  expect(existsSync(join(folder, 'generated/here.ts'))).toBe(true)
  expect(readFileSync(join(folder, 'node_modules/vite/x.js'), 'utf8')).toBe('node_modules/vite/x.js')
  expect(existsSync(join(project, 'node_modules/.cache/own'))).toBe(false)
})
