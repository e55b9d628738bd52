/** Writes down the requests of this tab that change something. In memory only. */
import { reads } from '../../../generated/model/functions.gen.ts'
import { idField } from '../../../generated/model/conventions.gen.ts'
import { type ApiRequest, type ApiResult, bindClient, type Implementation } from '../../api/binding.ts'
import { toApiError } from '../../api/errors.ts'
import { localLogin } from '../../api/unauthorized.ts'
import { createStore } from '../../lib/store.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { withoutSecrets } from './without-secrets.ts'

/** A request as it may be shown. */
export interface Recorded {
  /** Without secrets. */
  call: ApiRequest
  /** Names of the secrets that were left out. */
  secrets: readonly string[]
  at: Date
  /** Which of all that were sent: clocks are set back. */
  place: number
  /** The id of what it made, or what was refused. */
  outcome: { statusCode: number; id?: string } | { failure: string }
}

export interface Recording {
  isOn: boolean
  entries: readonly Recorded[]
  /** More came than are kept. */
  isFull: boolean
}

/** Nobody runs a script that is longer. */
export const most = 500

export const recording = createStore<Recording>({ isOn: false, entries: [], isFull: false })

let unbind: (() => void) | undefined
let sent = 0

/** From now on requests are written down, after what is there already. */
export function startRecording(): void {
  if (unbind) return
  const before = bindClient(undefined)
  bindClient(before)
  if (!before) return
  const through: Implementation = {
    get baseUrl() {
      return before.baseUrl
    },
    request: (call) => (isRecorded(call) ? follow(before, call) : before.request(call)),
  }
  bindClient(through)
  unbind = () => void bindClient(before)
  recording.set({ ...recording.get(), isOn: true })
}

/** What was written down stays. */
export function stopRecording(): void {
  unbind?.()
  unbind = undefined
  recording.set({ ...recording.get(), isOn: false })
}

export function clearRecording(): void {
  recording.set({ ...recording.get(), entries: [], isFull: false })
}

/** Signing in is part of no script. */
const isRecorded = ({ method, url, operation }: ApiRequest): boolean =>
  method !== 'GET' && method !== 'HEAD' && url !== localLogin && !(operation && reads.includes(operation))

async function follow(before: Implementation, call: ApiRequest): Promise<ApiResult> {
  const when = { at: new Date(), place: ++sent }
  try {
    const result = await before.request(call)
    if (result.type === 'success') note(call, when, { statusCode: result.statusCode, ...idOf(result.data) })
    else note(call, when, { failure: toApiError(result, call.operation).message })
    return result
  } catch (error) {
    note(call, when, { failure: error instanceof Error ? error.message : String(error) })
    throw error
  }
}

/** Of an answer nothing else is kept: it may be a secret that is told this once. */
function idOf(data: unknown): { id?: string } {
  const id = isPlainObject(data) ? data[idField] : undefined
  return typeof id === 'string' ? { id } : {}
}

function note(given: ApiRequest, when: Pick<Recorded, 'at' | 'place'>, outcome: Recorded['outcome']): void {
  const state = recording.get()
  // It was stopped before the answer came, and belongs to it all the same.
  if (state.entries.length >= most) {
    recording.set({ ...state, isFull: true })
    return
  }
  const { method, url, operation, path, query } = given
  const { value: body, found } = withoutSecrets(given.body)
  const call: ApiRequest = { method, url, path, query, body, ...(operation === undefined ? {} : { operation }) }
  // In the order in which they were sent, which need not be that of the answers.
  const entries = [...state.entries, { call, secrets: found, ...when, outcome }].toSorted((a, b) => a.place - b.place)
  recording.set({ ...state, entries })
}
