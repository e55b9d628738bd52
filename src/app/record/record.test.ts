import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { diskCreate, diskView } from '../../../generated/api/sdk/disks.gen.ts'
import { instanceDiskAttach, instanceStop } from '../../../generated/api/sdk/instances.gen.ts'
import { localIdpUserSetPassword } from '../../../generated/api/sdk/system-silos.gen.ts'
import { timeseriesQuery } from '../../../generated/api/sdk/experimental.gen.ts'
import { type ApiRequest, type ApiResult, bindClient, type Implementation } from '../../api/binding.ts'
import { clearRecording, most, recording, startRecording, stopRecording } from './recorder.ts'
import { bashScript, programScript } from './script.ts'

const origin = 'https://api.example.com'
const diskId = '3f2b8c1e-0d4a-4b6f-9c7e-5a1d2e3f4b5c'

let answer: (call: ApiRequest) => ApiResult = () => ok(204)
const ok = (statusCode: number, data?: unknown): ApiResult => ({
  type: 'success',
  statusCode,
  data,
  headers: new Headers(),
})
const api: Implementation = { baseUrl: undefined, request: async (call) => answer(call) }
let before: Implementation | undefined

beforeEach(() => {
  before = bindClient(api)
})
afterEach(() => {
  stopRecording()
  clearRecording()
  bindClient(before)
  answer = () => ok(204)
})

const makeDisk = (name: string) =>
  diskCreate({
    query: { project: 'shop' },
    body: { name, description: `it's ${diskId}`, size: 1024, diskSource: { type: 'blank', blockSize: 512 } },
  })
const operations = () => recording.get().entries.map(({ call }) => call.operation)

test('what changes something is recorded while it is on, what reads is not', async () => {
  await makeDisk('before')
  startRecording()
  await makeDisk('one')
  await diskView({ path: { disk: 'one' } })
  await timeseriesQuery({ query: { project: 'shop' }, body: { query: 'get x:y' } })
  stopRecording()
  await makeDisk('after')
  expect(operations()).toEqual(['diskCreate'])
  startRecording()
  await instanceStop({ path: { instance: 'web-1' } })
  expect(operations()).toEqual(['diskCreate', 'instanceStop'])
  // What was bound before is bound again.
  stopRecording()
  expect(bindClient(api)).toBe(api)
})

test('a clock that was set back while requests were recorded turned their order round', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  startRecording()
  await makeDisk('one')
  vi.setSystemTime(Date.now() - 86_400_000)
  await instanceStop({ path: { instance: 'web-1' } })
  expect(operations()).toEqual(['diskCreate', 'instanceStop'])
})

test('ids that were told are variables where they are used as a whole, and nowhere else', async () => {
  answer = ({ operation }) => (operation === 'diskCreate' ? ok(201, { id: diskId, name: 'one' }) : ok(202, {}))
  startRecording()
  await makeDisk('one')
  await instanceDiskAttach({ path: { instance: 'web-1' }, body: { disk: diskId } })
  await instanceDiskAttach({ path: { instance: diskId }, body: { disk: 'x' } })
  const { entries } = recording.get()
  const bash = bashScript(entries, origin)
  expect(bash).toContain('disk_id_1=$(curl -fsS -X POST')
  expect(bash).toContain('# Needs jq.')
  expect(bash).toContain(`'{"disk": "'"$disk_id_1"'"}'`)
  expect(bash).toContain('/v1/instances/"$disk_id_1"/disks/attach')
  const program = programScript(entries, origin)
  expect(program).toContain('const { data: { id: diskId1 } } = await diskCreate(')
  expect(program).toContain('body: { disk: diskId1 }')
  expect(program).toContain('path: { instance: diskId1 }')
  // A description that happens to hold it stays as it is.
  expect(program).toContain(`it\\'s ${diskId}`)
})

test('what failed is a comment that nothing gets out of', async () => {
  answer = () => ({
    type: 'error',
    statusCode: 400,
    data: { message: 'no\nrm -rf ~', error_code: 'X' },
    headers: new Headers(),
  })
  startRecording()
  await makeDisk('one')
  const { entries } = recording.get()
  for (const text of [bashScript(entries, origin), programScript(entries, origin)]) {
    expect(text).toMatch(/^(#|\/\/) .*POST \/v1\/disks failed and is left out: /m)
    expect(text).not.toMatch(/^rm/m)
    expect(text).not.toContain('"one"')
  }
})

test('secrets are left out, and the script says so', async () => {
  startRecording()
  await localIdpUserSetPassword({
    path: { userId: 'u' },
    query: { silo: 's' },
    body: { mode: 'password', value: 'hush' },
  })
  const { entries } = recording.get()
  for (const text of [bashScript(entries, origin), programScript(entries, origin)]) {
    expect(text).not.toContain('hush')
    expect(text).toContain('<password>')
    expect(text).toContain('Secrets were not recorded. Put them in where you read <…>: password')
  }
})

test('it is bounded', async () => {
  startRecording()
  for (let count = 0; count < most + 2; count += 1) await instanceStop({ path: { instance: `web-${count}` } })
  expect(recording.get().entries).toHaveLength(most)
  expect(recording.get().isFull).toBe(true)
})
