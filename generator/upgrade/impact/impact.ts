/** What the changes of a contract mean for this console: what they touch, where that is written, and how much it matters. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import { viewOf } from '../../model/views/register.ts'
import { camelCase } from '../../schema/client-name.ts'
import { wholeOf, type Change, type FieldChange } from '../compare/change.ts'
import { clientPath, isRespelled } from '../compare/leaves.ts'
import { judgeCalls } from './calls.ts'
import { judgeConvention, judgePaging } from './conventions.ts'
import { goneFix, renameFix } from './fixes.ts'
import { holdersOf } from './field-keys.ts'
import { isOfRefusals, judgeRefusal } from './refusals.ts'
import type { Sources } from './sources.ts'
import type { Touched } from './touched.ts'
import { touchedBy } from './touch.ts'
import { leftOutBy, unsentBy } from './unsent.ts'
import { ownOf } from '../../schema/records.ts'

/** `breaking`: the console does not build, or sends what is refused. `warning`: it builds, and somebody should look. */
export type Weight = 'breaking' | 'warning' | 'info'

export interface Impact {
  change: Change
  weight: Weight
  /** Why it is that, in a sentence. */
  reason: string
  /** What to do about it; nothing to do is undefined. */
  fix?: string
  touches: readonly Touched[]
}

export interface ImpactInput {
  changes: readonly Change[]
  /** Of the older contract. */
  old: Model
  /** What can be made of the newer one with the manifest as it is. */
  now: Model
  /** What is wrong with the manifest, held against the newer contract. */
  refused: readonly Diagnostic[]
  /** Operation → the file with its hand-written behaviour. */
  behaviours: Readonly<Record<string, string>>
  sources: Sources
  /** The text of what the API family calls things. */
  conventions?: string
}

/** Of every change, in their order. */
export function impactsOf(input: ImpactInput): Impact[] {
  const touchesOf = new Map(input.changes.map((change) => [change, touchedBy(change, input)] as const))
  return [...touchesOf].map(([change, touches]) => {
    const verdict = judge(change, touches, { ...input, touchesOf })
    const places = new Set(touches.map(keyOf))
    const more = verdict.touches.filter((one) => !places.has(keyOf(one)))
    const all = [...touches, ...more]
    // What people see comes before what only looks at it.
    const isTest = ({ what }: Touched): boolean => what === 'test'
    return { ...verdict, change, touches: [...all.filter((one) => !isTest(one)), ...all.filter(isTest)] }
  })
}

/** What the newer contract makes wrong and no change explains. */
export const unexplained = ({
  changes,
  refused,
  old,
}: Pick<ImpactInput, 'changes' | 'refused' | 'old'>): Diagnostic[] =>
  refused.filter((one) => isFault(one) && !changes.some((change) => isBehind(change, one, old)))

const keyOf = ({ what, name, place }: Touched): string => [what, name, place?.file, place?.line].join(' ')

/** How much a change matters; `touches`: places that only this has found. */
export interface Verdict {
  weight: Weight
  reason: string
  fix?: string
  touches: readonly Touched[]
}

/** An operation that nobody claims is a matter of proposals. */
const isFault = ({ severity, code }: Diagnostic): boolean => severity === 'error' && code !== 'UNCLAIMED_OPERATION'

interface JudgeInput extends ImpactInput {
  touchesOf: ReadonlyMap<Change, readonly Touched[]>
}

function judge(change: Change, touches: readonly Touched[], input: JudgeInput): Verdict {
  const faults = input.refused.filter(
    (one) =>
      isFault(one) &&
      isBehind(change, one, input.old) &&
      !isOfAnother(change, one, input.changes) &&
      isNearest(one, change, input),
  )
  const [first] = faults
  if (first !== undefined)
    return {
      weight: 'breaking',
      reason: first.cause,
      fix:
        renameFix(change) ??
        goneFix(change, input.changes) ??
        first.suggestion ??
        'Change what the manifest says there.',
      touches: faults.map(({ cause, place }) => ({ what: 'manifest', name: cause, place })),
    }
  const unsent = unsentBy(change, input)
  if (unsent.length > 0)
    return {
      weight: 'breaking',
      reason: 'a value that the server needs is not sent',
      fix: unsent.every(({ what }) => what === 'override' || what === 'source')
        ? 'Send it where it is called.'
        : 'Ask for it in the form, or bind it in `body` or `query`.',
      touches: unsent,
    }
  if ('owner' in change && isOfRefusals(change)) return judgeRefusal(change, touches, input)
  if ('operations' in change) return judgeCalls(change, touches, input)
  if (change.type === 'convention-renamed') return judgeConvention(change)
  const paging = isRenaming(change) ? judgePaging(change, touches, input) : undefined
  if (paging !== undefined) return paging
  const written = touches.filter(({ what }) => what === 'override' || what === 'mock' || what === 'source')
  const isInCode = written.length > 0
  switch (change.type) {
    case 'operation-repointed':
      return touches.length > 0
        ? breaking('the same name now calls another operation', 'Put the new names in everywhere at once.')
        : info('nothing calls it')
    case 'operation-renamed':
      return touches.length > 0 ? breaking('what is called so is gone', renameFix(change)) : info('nothing calls it')
    case 'operation-removed':
      if (isInCode) return breaking('code that is written by hand calls it', 'Remove the call.')
      return touches.length > 0 ? warning('screens lose what they do with it') : info('nothing calls it')
    case 'field-removed':
    case 'field-renamed':
    case 'field-moved':
      if (isInPlace(change) && !change.to.includes('[')) return info('it is where it was, in all variants')
      if (isInCode) return breaking('code that is written by hand names it', renameFix(change))
      return info(isRespelling(change) ? 'clients call it as before' : 'nothing names it')
    case 'parameter-removed':
      return isInCode
        ? breaking('code that is written by hand names it', 'Take out what names it.')
        : info('it is no longer sent')
    case 'parameter-renamed':
      return isInCode
        ? breaking('code that is written by hand names it', renameFix(change))
        : info('it is sent as before, under its new name')
    case 'schema-renamed':
      return isInCode
        ? breaking('code that is written by hand names its type', renameFix(change))
        : info('nothing names its type')
    case 'operation-retagged':
      return isInCode
        ? breaking('code that is written by hand imports it', `Import it from the modules of ${change.to}.`)
        : info('nothing to do')
    case 'body-changed':
      return judgeBody(change, touches, input)
    case 'field-changed':
    case 'parameter-changed':
    case 'answer-changed':
      if (change.type === 'answer-changed' && showsFieldsOf(change, input))
        return breaking('pages show fields of it, and it has none any more', 'Take it out of `operations` there.')
      if ('owner' in change && wholeOf(change) !== undefined) return judgeWhole(touches, isInCode)
      return isInCode
        ? warning('code that is written by hand reads it', 'Look at the types there.')
        : info('it is generated from the new type')
    case 'field-nullable':
    case 'field-optional':
      return isInCode
        ? warning('code that is written by hand reads it', 'Look at what happens there without a value.')
        : info(isInBody(change) ? 'it may be sent without a value' : shownWithout(change))
    case 'parameter-limits-changed':
      return isInCode
        ? warning('code that is written by hand sends it', 'Look at the values there.')
        : info('it is generated from the new limits')
    case 'parameter-default-changed': {
      const leavers = leftOutBy(change, input)
      const was = change.from === 'none' ? '…' : change.from
      return leavers.length > 0
        ? {
            ...warning(
              'calls that leave it out ask for something else now',
              `Bind it to keep what was: \`query: {${camelCase(change.parameter)}: ${was}}\`.`,
            ),
            touches: leavers,
          }
        : info('every call that is made says it')
    }
    case 'value-removed':
    case 'variant-removed':
      return isInCode
        ? breaking(
            'code that is written by hand names the value',
            'Take out what names it, or write one that there is.',
          )
        : info('nothing names the value')
    case 'value-added':
    case 'variant-added': {
      const stated = touches.filter((one) => one.isStated === true)
      return stated.length > 0 || isInCode
        ? warning('values are named one by one, and this one is not', 'Say what it is called and how it looks.')
        : info('it is shown as any other')
    }
    case 'field-added': {
      const stated = isInBody(change) ? touches.filter((one) => one.isStated === true) : []
      return stated.length > 0
        ? warning('forms with stated fields do not ask for it', 'Add it to their `fields` if people shall fill it in.')
        : info(isInBody(change) ? 'forms ask for it' : 'rows have it')
    }
    case 'parameter-added':
    case 'parameter-required': {
      if (change.type === 'parameter-added' && !change.required) return info('nothing to do')
      const isCalled = touches.some(({ what }) => what !== 'test' && what !== 'mock')
      return info(isCalled ? 'every call sends it' : 'nothing calls it')
    }
    case 'operation-added': {
      const { screens = [] } = ownOf(input.now.coverage.operations, change.operation) ?? {}
      return info(
        screens.length === 0 ? 'nothing to do' : `${screens.join(', ')} ${screens.length === 1 ? 'calls' : 'call'} it`,
      )
    }
    case 'operation-deprecated':
    case 'field-deprecated':
      return info('it works as before; a later version may lack it')
    case 'default-changed':
      return info(
        isInBody(change)
          ? `forms that state none begin ${change.to === 'none' ? 'empty' : 'with it'}`
          : 'nothing to do',
      )
    default:
      return info('nothing to do')
  }
}

const isRenaming = (change: Change): change is Parameters<typeof judgePaging>[0] =>
  change.type === 'parameter-renamed' || change.type === 'field-renamed' || change.type === 'field-moved'

/** All that a call takes or answers is of another type, and the generator makes something of it. */
function judgeWhole(touches: readonly Touched[], isInCode: boolean): Verdict {
  if (isInCode)
    return breaking('code that is written by hand takes it for what it was', 'Change what is written there.')
  return touches.some(({ what }) => what === 'screen')
    ? warning('screens are made of it anew', 'Look at what they show and send.')
    : info('nothing calls it')
}

/** What a call takes is sent otherwise, or may be left out. */
function judgeBody({ operation, from, to }: BodyChange, touches: readonly Touched[], input: ImpactInput): Verdict {
  if (from === 'none' && !to.endsWith(', optional') && touches.length > 0)
    return breaking('a body that the server needs is not sent', 'Ask for it in a form, or bind it in `body`.')
  const file = ownOf(input.behaviours, operation)
  const isRead = file !== undefined && /\bbody\b/.test(input.sources.get(file) ?? '')
  // Whoever sends it still may.
  return to === `${from}, optional` && isRead
    ? warning('code that is written by hand reads it', 'Look at what happens there without a body.')
    : info('it is generated from the new type')
}

type BodyChange = Extract<Change, { type: 'body-changed' | 'answer-changed' }>

const shownWithout = (change: FieldChange): string =>
  wholeOf(change) === undefined ? 'it is shown as nothing' : 'where it is null, its page says that nothing was found'

/** Whether a page is made of an answer that has no fields any more. */
function showsFieldsOf({ operation }: { operation: string }, { old, now }: ImpactInput): boolean {
  const after = now.operations.find(({ id, isQuery }) => id === operation && isQuery)?.response.transport
  const isShown = old.screens.some((screen) => 'rowType' in screen && viewOf(screen).main?.operation === operation)
  return isShown && after !== undefined && after !== 'json'
}

const isInBody = ({ uses }: Pick<FieldChange, 'uses'>): boolean => uses.some(({ side }) => side === 'body')

const breaking = (reason: string, fix?: string): Verdict => verdict('breaking', reason, fix)
const warning = (reason: string, fix?: string): Verdict => verdict('warning', reason, fix)
const info = (reason: string): Verdict => verdict('info', reason)

const verdict = (weight: Weight, reason: string, fix?: string): Verdict => ({
  weight,
  reason,
  touches: [],
  ...(fix === undefined ? {} : { fix }),
})

/** Whether clients call it as before. */
const isRespelling = (change: Change): boolean =>
  'owner' in change &&
  change.type === 'field-renamed' &&
  change.to !== undefined &&
  isRespelled(change.field, change.to)

/** Whether a field only went into a variant, or came out of it: its name and place are the same. */
const isInPlace = (change: Change): change is FieldChange & { to: string } =>
  'owner' in change &&
  change.type === 'field-moved' &&
  change.to !== undefined &&
  clientPath(change.to) === clientPath(change.field)

/** Whether a fault speaks of what changed, in the client's words or those of the wire. */
function isBehind(change: Change, { cause }: Diagnostic, old: Model): boolean {
  const named = new Set([...cause.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
  const whole = 'owner' in change ? wholeOf(change) : undefined
  // Of one call there may be faults of its parameters as well.
  if (whole !== undefined) return cause.includes(`the ${whole.side} of \`${whole.operation}\``)
  return namesOf(change).some((name) => named.has(name)) || aroundOf(change, old).some((is) => [...named].some(is))
}

/** What a field that is gone or another was in, which may be gone with it, and what was in it. */
function aroundOf(change: Change, old: Model): ((name: string) => boolean)[] {
  if (!('owner' in change) || !/^field-(?:removed|renamed|moved|changed)$/.test(change.type)) return []
  const path = clientPath(change.field)
  // What is another as a whole goes by the fields that have it.
  if (path === '') {
    const holders = holdersOf(change.owner, old)
    return [(name) => name.split('.').some((step) => holders.has(step))]
  }
  return [(name) => name.startsWith(`${path}.`), (name) => path.startsWith(`${name}.`)]
}

/** Whether a fault is one of another operation: many have parameters and fields of the same names. */
function isOfAnother(change: Change, { cause }: Diagnostic, changes: readonly Change[]): boolean {
  const [, asked, said] = /^`(\w+)` (?:needs|requires) `|^the (?:answer|body) of `(\w+)`/.exec(cause) ?? []
  const id = asked ?? said
  const own =
    'parameter' in change ? [change.operation] : 'owner' in change ? change.uses.map((one) => one.operation) : []
  if (id === undefined || own.length === 0) return false
  const renamed = changes.find((one) => one.type === 'operation-renamed' && one.to === id)
  return !own.includes(renamed?.type === 'operation-renamed' ? renamed.operation : id)
}

/** Several changes may be of fields of one name: a fault is of those that touch its line, where there are any, else of those that touch its file. */
function isNearest(
  fault: Diagnostic,
  change: Change,
  { touchesOf, old }: Pick<JudgeInput, 'touchesOf' | 'old'>,
): boolean {
  const near = (one: Change): number => nearness(fault.place, touchesOf.get(one) ?? [])
  const own = near(change)
  return own === 2 || [...touchesOf.keys()].every((one) => near(one) <= own || !isBehind(one, fault, old))
}

/** 2: the same line is touched, 1: the same file, 0: neither. */
function nearness(place: Diagnostic['place'], touches: readonly Touched[]): number {
  const here = touches.filter((one) => one.place?.file === place.file)
  return here.some((one) => one.place?.line === place.line) ? 2 : here.length > 0 ? 1 : 0
}

function namesOf(change: Change): string[] {
  if ('owner' in change) {
    const plain = change.field.replaceAll(/\[[^\]]*\]/g, '')
    const leaf = plain.split('.').at(-1) ?? plain
    const value = 'value' in change ? [change.value] : []
    const named = change.field === '' ? [change.owner] : [plain, leaf].flatMap((name) => [name, camelCase(name)])
    return [...named, ...value].filter((name) => name !== '')
  }
  if (change.type === 'schema-renamed') return [change.schema]
  if ('parameter' in change)
    return [change.parameter, ...('to' in change ? [change.to] : [])].flatMap((name) => [name, camelCase(name)])
  return 'operation' in change && change.type !== 'operation-added' ? [change.operation] : []
}
