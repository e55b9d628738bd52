/** Recorded requests as scripts: bash does again what was done, and no form or action leaves a secret in them. */
import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { diskCreate } from '../../../generated/api/sdk/disks.gen.ts'
import { instanceDiskAttach } from '../../../generated/api/sdk/instances.gen.ts'
import { bindClient, type Implementation } from '../../../src/api/binding.ts'
import { clearRecording, recording, startRecording, stopRecording } from '../../../src/app/record/recorder.ts'
import { bashScript, programScript } from '../../../src/app/record/script.ts'
import { secretFields } from '../../../src/kit/equivalent/redact.ts'
import { generatedWrites } from '../support/generated-writes.ts'
import { sampleBody, sampleFor } from './sample.ts'

const origin = 'https://console.example'
const id = '3f2b8c1e-0d4a-4b6f-9c7e-5a1d2e3f4b5c'
const hostile = `it's "so" \\ $HOME \`id\` ok'\u007F; \u001B]0;x\u0007 __recorded.x__`

const api: Implementation = {
  baseUrl: undefined,
  request: async ({ operation }) => ({
    type: 'success',
    statusCode: 201,
    data: operation === 'diskCreate' ? { id } : undefined,
    headers: new Headers(),
  }),
}
let before: Implementation | undefined

beforeEach(() => {
  before = bindClient(api)
})
afterEach(() => {
  stopRecording()
  clearRecording()
  bindClient(before)
})

const cases = (await generatedWrites()).filter(({ fields, call }) => secretFields(fields).size > 0 && !call.preview)

test.each([0, 1])('no secret of a form is in it, turn %i', async (turn) => {
  startRecording()
  for (const { call, fields } of cases) {
    const params = Object.fromEntries(Object.entries(sampleFor(call, 'params')).map(([key, one]) => [key, String(one)]))
    const form = sampleBody(fields, turn)
    await call({
      params,
      row: sampleFor(call, 'row'),
      parent: sampleFor(call, 'parent'),
      me: sampleFor(call, 'me'),
      form,
    })
  }
  const { entries } = recording.get()
  expect(entries.length).toBeGreaterThan(0)
  expect(entries).toHaveLength(cases.length)
  for (const text of [bashScript(entries, origin), programScript(entries, origin)]) expect(text).not.toContain('hush')
  expect(entries.filter(({ secrets }) => secrets.length > 0).length).toBeGreaterThan(0)
})

test('bash sends what was sent, with the id that the first answer tells', async () => {
  startRecording()
  const description = hostile
  await diskCreate({
    query: { project: 'shop' },
    body: { name: 'one', description, size: 1024, diskSource: { type: 'blank', blockSize: 512 } },
  })
  await instanceDiskAttach({ path: { instance: id }, query: { project: hostile }, body: { disk: id } })
  const script = bashScript(recording.get().entries, origin)
  const told = execFileSync(
    'bash',
    ['--norc', '-c', `exec 3>&1\ncurl() { printf '%s\\0' "$@" >&3; }\njq() { echo NEW; }\n${script}`],
    { env: { TOKEN: 't' }, encoding: 'utf8' },
  ).split('\0')
  const bodies = told.filter((_, at) => told[at - 1] === '--data-raw').map((text): unknown => JSON.parse(text))
  expect(bodies).toEqual([expect.objectContaining({ name: 'one', description }), { disk: 'NEW' }])
  expect(told).toContain(`${origin}/v1/instances/NEW/disks/attach?${new URLSearchParams({ project: hostile })}`)
})
