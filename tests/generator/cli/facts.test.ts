/** `npm run generate -- --facts FILE`: what a document of another version has, for `openapi/versions`. */
import { expect, test } from 'vitest'
import { run, stages } from '../../../generator/cli.ts'
import { createWorkspace } from '../workspace.ts'

const things = (version: string): string => `openapi: 3.0.3
info: {title: Things, version: ${version}}
paths:
  /v1/things:
    get: {operationId: thing_list, responses: {204: {description: All things}}}
`

async function facts(argv: readonly string[]) {
  const workspace = createWorkspace({ 'openapi/openapi.yaml': things('2.0.0'), 'old.yaml': things('1.0.0') })
  const said: string[] = []
  const say = (text: string): void => void said.push(text)
  const all = ['--root', workspace.root, ...argv]
  const code = await run(all, { cwd: workspace.root, out: say, err: say, tty: false, stages })
  return { code, said: said.join(''), files: workspace.read('openapi') }
}

test('the facts of a document are written where the generator reads them', async () => {
  const { code, said, files } = await facts(['--facts', 'old.yaml'])
  expect(said).toBe('openapi/versions/1.0.0.yaml written. Next: npm run generate\n')
  expect(code).toBe(0)
  const [text] = Object.entries(files).flatMap(([path, content]) => (path.endsWith('1.0.0.yaml') ? [content] : []))
  expect(text).toContain('version: "1.0.0"\noperations:\n  thing_list: {call: "GET /v1/things"}\n')
})

test('a document that cannot be read is told, and nothing is written', async () => {
  const { code, said, files } = await facts(['--facts', 'none.yaml'])
  expect(said).toContain('FILE_UNREADABLE')
  expect(code).toBe(3)
  expect(Object.keys(files).filter((path) => path.includes('versions'))).toEqual([])
})

test('it goes with no other command', async () => {
  expect(await facts(['--facts', 'old.yaml', '--check'])).toMatchObject({ code: 2 })
})
