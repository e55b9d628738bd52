/**
 * A story of one's own as a scenario: its steps are calls of this very API, made a day ago and one after the other, so that nothing
 * is there that the platform would have refused and everything that comes of a call has come about.
 */
import { descriptionField } from '../../../generated/mock/conventions.gen.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { Check, Contract, Violation } from '../contract/contract.ts'
import { jsonOf } from '../contract/media-types.ts'
import { entitySpec } from '../crud/select.ts'
import { ApiError } from '../http/errors.ts'
import type { OperationSpec } from '../spec/operation-spec.ts'
import { stepsOf } from '../parse/pointer.ts'
import { scenarios } from '../scenarios/index.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import { createMock, type Mock } from '../server/mock.ts'
import { defaultUserNote, userHeader } from '../sign-in/identity.ts'
import { describesItself } from './makers.ts'
import { StoryError, unknownWord, violationText, type StoryPath, type Suggest } from './problem.ts'
import { readStory, type Setting, type Step } from './read.ts'
import { idOf, rowNamed, UnknownRowError, withoutWords } from './values.ts'

export interface Telling {
  readonly contract: Contract
  /** Seed of ids and chance, as the mock has it. */
  readonly seed?: string
  /** When it is told, in milliseconds since the epoch. */
  readonly now: number
  readonly suggest: Suggest
}

const day = 86_400_000

/** @throws StoryError that says what is wrong, and where */
export async function tellStory(value: unknown, telling: Telling): Promise<Scenario> {
  const { contract, seed, now, suggest } = telling
  const { name, title, help, from, user, steps, settings } = readStory(value, suggest)
  const base = scenarios[from]
  let time = now - day
  const mock = createMock({
    contract,
    ...(seed === undefined ? {} : { seed }),
    scenario: base,
    clock: () => time,
    onDefect: ({ operation, message }) => {
      throw new Error(`mock of ${operation}: ${message}`)
    },
  })
  const aged: { entity: string; key: string; days: number }[] = []
  for (const step of steps) {
    // A second each: what comes later is newer, also where lists are in order of time.
    time += 1000
    const key = await play(mock, telling, step)
    const { days, maker } = step
    if (days === undefined) continue
    if (maker.entity === undefined || key === undefined)
      throw wrong([...step.path, 'days'], 'this makes nothing that has an age')
    aged.push({ entity: maker.entity, key, days })
  }
  time = now
  await mock.settle()
  await mock.change(({ store }) => {
    for (const { entity, key, days } of aged) age(mock, entity, key, new Date(now - days * day).toISOString())
    if (user !== undefined) {
      const found = store.table('user').find(({ row }) => row.display_name === user)
      if (found === undefined) throw wrong(['user'], `there is no user "${user}"`)
      store.setMeta(defaultUserNote, found.key)
    }
  })
  for (const setting of settings) await set(mock, telling, setting)
  const snapshot = mock.store.snapshot()
  return { ...base, name, title, help, seed: ({ store }) => store.load(snapshot) }
}

const wrong = (path: StoryPath, message: string): StoryError => new StoryError([{ path, message }])

/** Makes what a step says. Answers its id, if it has one. */
async function play(mock: Mock, { contract, suggest }: Telling, step: Step): Promise<string | undefined> {
  try {
    const { by } = step.maker
    if ('operation' in by) return await call(mock, await contract.body(by.operation.id), by.operation, step)
    let key: string | undefined
    await mock.change((ctx) => {
      key = by.write(ctx, step.fields)
    })
    return key
  } catch (error) {
    if (error instanceof UnknownRowError) throw unknownRow(step.path, error, suggest)
    if (error instanceof ApiError) throw wrong(placeOf(step, error.message), error.message)
    throw error
  }
}

function unknownRow(path: StoryPath, error: UnknownRowError, suggest: Suggest): StoryError {
  const { message, pointer, given, known } = error
  const meant = suggest(given, known)
  const at = [...path, ...pathOf({ instancePath: pointer })]
  return wrong(at, meant === undefined ? message : `${message}. Did you mean "${meant}"?`)
}

/** The field with a value that the message quotes, else the step. */
function placeOf({ path, fields }: Step, message: string): StoryPath {
  const [key] =
    Object.entries(fields).find(([, value]) => typeof value === 'string' && message.includes(`"${value}"`)) ?? []
  return key === undefined ? path : [...path, key]
}

async function call(
  mock: Mock,
  check: Check | undefined,
  operation: OperationSpec,
  step: Step,
): Promise<string | undefined> {
  const { maker, as, path } = step
  const { params = {}, query = {}, method, body: properties = [] } = operation
  const fields = describesItself(maker) ? { [descriptionField]: '', ...step.fields } : step.fields
  const search = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(fields)) {
    if (properties.includes(key)) body[key] = value
    else if (Object.hasOwn(query, key)) search.append(key, String(value))
  }
  const route = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(wordOf(mock, params[key], fields[key])),
  )
  const read = check === undefined ? undefined : withoutWords(body, check, mock.store)
  refuse(path, check?.(read) ?? [])
  const headers = new Headers(read === undefined ? {} : { 'content-type': operation.type ?? 'application/json' })
  if (as !== undefined) headers.set(userHeader, as)
  const url = new URL(`http://127.0.0.1${route}?${search.toString()}`)
  const reply = await mock.handle(
    new Request(url, { method, headers, ...(read === undefined ? {} : { body: JSON.stringify(read) }) }),
  )
  const answer: unknown = typeof reply.body === 'string' ? JSON.parse(reply.body) : undefined
  const textAt = (key: string): string | undefined => {
    const text: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, key) : undefined
    return typeof text === 'string' ? text : undefined
  }
  if (reply.status < 400) return textAt('id')
  throw new ApiError(reply.status, undefined, textAt('message') ?? `${operation.id} was answered with ${reply.status}`)
}

/** In a path, too, an id may be said in words. */
function wordOf({ store }: Mock, kind: unknown, value: unknown): string {
  const word = String(value)
  return (kind === 'uuid' ? idOf(store, word) : undefined) ?? word
}

/** @throws StoryError unless there is nothing to say */
function refuse(path: StoryPath, violations: readonly Violation[]): void {
  // Of several that say the same of one place one is enough; that no alternative fits follows from what is wrong with each.
  const problems = violations
    .filter(({ keyword }) => !['anyOf', 'oneOf', 'discriminator'].includes(keyword) || violations.length === 1)
    .map((violation) => ({ path: [...path, ...pathOf(violation)], message: violationText(violation) }))
  const seen = new Set<string>()
  const different = problems.filter(({ path: at, message }) => {
    const key = JSON.stringify([at, message])
    return !seen.has(key) && seen.add(key)
  })
  if (different.length > 0) throw new StoryError(different)
}

const pathOf = ({ instancePath }: Pick<Violation, 'instancePath'>): (string | number)[] =>
  stepsOf(instancePath).map((step) => (/^\d+$/.test(step) ? Number(step) : step))

/** Sets the times of a row's making. */
function age({ store }: Mock, entity: string, key: string, time: string): void {
  const fields = (entitySpec(entity).times ?? []).map((field): [string, string] => [field, time])
  store.collection(entity).patch(key, Object.fromEntries(fields))
}

/** Gives a row other values than its operations would, and holds it against the contract. */
async function set({ store, change }: Mock, { contract, suggest }: Telling, setting: Setting): Promise<void> {
  const { path, entity, row: name, fields } = setting
  const known = entitySpec(entity).fields
  for (const key of Object.keys(fields))
    if (!known.includes(key)) throw wrong([...path, key], unknownWord(`field of ${entity}`, key, known, suggest))
  let row: unknown
  try {
    await change(() => {
      row = store.collection(entity).patch(rowNamed(store, entity, name).key, structuredClone(fields)).row
    })
  } catch (error) {
    if (error instanceof UnknownRowError) throw unknownRow(path, error, suggest)
    throw error
  }
  const violations = (await viewCheck(contract, entity))?.(row) ?? []
  refuse(
    path,
    violations.filter(({ instancePath }) => Object.hasOwn(fields, stepsOf(instancePath)[0] ?? '')),
  )
}

const specs: readonly OperationSpec[] = Object.values(operations)

/** What the contract says of a row, where an operation answers one. */
async function viewCheck(contract: Contract, entity: string): Promise<Check | undefined> {
  const view = specs.find(({ crud }) => crud?.entity === entity && crud.verb === 'view')
  if (view === undefined) return undefined
  return jsonOf((await contract.answers(view.id))[String(view.status ?? 200)]?.types ?? {})
}
