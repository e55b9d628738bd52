import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { apiPrefixes } from '../../generated/mock/conventions.gen.ts'
import { readBehaviours } from '../../generator/read/behaviours.ts'
import type * as routes from '../../server/http/routes.ts'
import { emptyByHand, emptyTables, nameApiPaths, otherConventions } from './another-family.ts'
import { root } from './project.ts'

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

it('a document is of another family where a table beside it says something else', () => {
  const folder = scratch()
  const own = readFileSync(join(root, 'openapi/conventions.yaml'), 'utf8')
  const spec = join(folder, 'newer.yaml')
  expect(otherConventions(root, spec)).toBeUndefined()
  write(folder, 'conventions.yaml', `# The same, with another comment\n${own}`)
  expect(otherConventions(root, spec)).toBeUndefined()
  write(folder, 'conventions.yaml', own.replace('items: items', 'items: rows'))
  expect(otherConventions(root, spec)).toBe(join(folder, 'conventions.yaml'))
  write(folder, 'conventions.yaml', ']')
  expect(otherConventions(root, spec), 'the generator says what is wrong with it').toBeDefined()
})

it('a copy for it has nothing that was written by hand for ours, neither pages nor answers', async () => {
  const folder = scratch()
  cpSync(join(root, 'src/mock/behaviours'), join(folder, 'src/mock/behaviours'), { recursive: true })
  expect(Object.keys(readBehaviours(folder)).length).toBeGreaterThan(100)
  for (const path of Object.keys(emptyTables)) write(folder, path, readFileSync(join(root, path), 'utf8'))
  emptyByHand(folder)
  expect(readBehaviours(folder)).toEqual({})
  for (const path of Object.keys(emptyTables)) {
    const names = (text: string): string[] =>
      [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name).sort()
    const [was, is] = [root, folder].map((at) => names(readFileSync(join(at, path), 'utf8')))
    expect(is, path).toEqual(was)
  }
})

/** A copy with the routes of the server and what they are made of. */
function copyOfRoutes(): string {
  const folder = scratch()
  for (const path of ['server/http/routes.ts', 'generated/mock/conventions.gen.ts', 'generated/routes/session.gen.ts'])
    write(folder, path, readFileSync(join(root, path), 'utf8'))
  const table = join(folder, 'generated/mock/conventions.gen.ts')
  writeFileSync(table, readFileSync(table, 'utf8').replace(/^(export const apiPrefixes.*? = )\[.*?\]/ms, "$1['/api/']"))
  return folder
}

function signInAt(folder: string, value: string): void {
  const session = join(folder, 'generated/routes/session.gen.ts')
  const text = readFileSync(session, 'utf8')
  const next = text.replace(/^(export const signInPath.*? = ).*$/m, `$1${value}`)
  expect(next).not.toBe(text)
  writeFileSync(session, next)
}

const routesOf = (at: string): Promise<typeof routes> => import(/* @vite-ignore */ join(at, 'server/http/routes.ts'))

it('its server passes on what begins like paths of the document', async () => {
  const ours = await routesOf(root)
  for (const prefix of apiPrefixes) expect(ours.isApiPath(prefix)).toBe(true)
  const folder = copyOfRoutes()
  nameApiPaths(folder)
  const { isApiPath } = await routesOf(folder)
  expect(['/api', '/api/berths', '/apiary', '/v1/disks'].map(isApiPath)).toEqual([true, true, false, false])
})

it('its server passes on the page where people sign in, and what that page sends', async () => {
  const folder = copyOfRoutes()
  signInAt(folder, "'/the.gate'")
  nameApiPaths(folder)
  const { belongsToServer, isSignIn } = await routesOf(folder)
  for (const target of ['/the.gate', '/the.gate?redirect_uri=%2F', '/the.gate/by-card'])
    for (const method of ['GET', 'HEAD', 'POST'])
      expect([belongsToServer(method, target), isSignIn(target)], `${method} ${target}`).toEqual([true, true])
  for (const target of ['/the-gate', '/the.gates', '/login', '/login/corp/local', '/device/auth'])
    for (const method of ['GET', 'POST'])
      expect([belongsToServer(method, target), isSignIn(target)], `${method} ${target}`).toEqual([false, false])
})

it('where the conventions name no such page, its server passes none on', async () => {
  const folder = copyOfRoutes()
  signInAt(folder, 'undefined')
  nameApiPaths(folder)
  const { belongsToServer, isSignIn } = await routesOf(folder)
  for (const target of ['/', '/login', '/device/auth'])
    for (const method of ['GET', 'POST'])
      expect([belongsToServer(method, target), isSignIn(target)], `${method} ${target}`).toEqual([false, false])
})
