/** What it means that many calls are answered, allowed or told otherwise than before. */
import { conventionsFile } from '../../model/types/conventions.ts'
import type { CallsChange } from '../compare/change.ts'
import { operationsIn } from '../compare/operations.ts'
import type { ImpactInput, Verdict } from './impact.ts'
import { placeInConventions } from './refusals.ts'
import { findInSource } from './sources.ts'
import { touchedByOperation } from './places.ts'
import type { Touched } from './touched.ts'

/** Whether every call says this header because the conventions name it. */
const isVersion = (header: string, { conventions }: ImpactInput['old']): boolean =>
  conventions.calls.version?.toLowerCase() === header

export function touchedByCalls(change: CallsChange, input: ImpactInput): Touched[] {
  if ('extension' in change) return []
  const generated = change.operations.flatMap((id) =>
    touchedByOperation(id, { ...input, behaviours: {}, sources: new Map() }).filter(({ what }) => what !== 'effect'),
  )
  const all = [...new Map(generated.map((one) => [`${one.what} ${one.name}`, one])).values()]
  switch (change.type) {
    case 'status-changed': {
      const names = change.operations.flatMap((id) => [
        id,
        ...input.old.operations.flatMap((one) => (one.id === id ? one.name : [])),
      ])
      const isAbout = new RegExp(String.raw`\b${change.from}\b`)
      return [...all, ...findInSource(input.sources, names, (text) => isAbout.test(text))]
    }
    case 'security-changed':
      return all
    default: {
      const quoted = `('${change.header}'`
      const said = findInSource(input.sources, [`${quoted})`, `${quoted},`], (text) => /headers/i.test(text))
      return [
        ...(isVersion(change.header, input.old) ? placeInConventions(input, 'calls', 'version') : []),
        ...said,
        ...all,
      ]
    }
  }
}

export function judgeCalls(change: CallsChange, touches: readonly Touched[], input: ImpactInput): Verdict {
  const isCalled = touches.some(({ what }) => what === 'screen' || what === 'action')
  const isInCode = touches.some(({ what }) => what === 'override' || what === 'mock' || what === 'source')
  switch (change.type) {
    case 'status-changed':
      return change.to === '202' && isCalled
        ? {
            weight: 'warning',
            reason: 'what is asked for goes on after the answer',
            fix: 'Say so in its `toast`; `see` leads to what shows how far it is.',
            touches: [],
          }
        : { weight: 'info', reason: 'any status of success is taken as one', touches: [] }
    case 'security-changed':
      return judgeSecurity(change, isCalled, input)
    case 'header-added':
    case 'header-required':
      if (change.type === 'header-added' && !change.required)
        return { weight: 'info', reason: 'it may be left out, and is', touches: [] }
      if (isVersion(change.header, input.old)) return { weight: 'info', reason: 'every call sends it', touches: [] }
      if (isInCode)
        return {
          weight: 'warning',
          reason: 'code that is written by hand names it',
          fix: 'Look whether it is sent with each of these calls.',
          touches: [],
        }
      return isCalled
        ? {
            weight: 'breaking',
            reason: 'a header that the server needs is not sent',
            fix: `Where it tells the version that the caller knows, say \`calls: {version: ${change.header}}\` in ${conventionsFile}; else send it in src/api/client.ts.`,
            touches: [],
          }
        : { weight: 'info', reason: 'nothing calls it', touches: [] }
    case 'header-removed':
      if (isVersion(change.header, input.old))
        return isElsewhere(change.header, input)
          ? { weight: 'info', reason: 'every call sends it, and the server may ignore it', touches: [] }
          : {
              weight: 'warning',
              reason: 'every call sends it, and no operation takes it any more',
              fix: `Take \`calls.version\` out of ${conventionsFile}, or name what tells the version now.`,
              touches: [],
            }
      return isInCode
        ? { weight: 'warning', reason: 'code that is written by hand names it', fix: 'Take it out there.', touches: [] }
        : { weight: 'info', reason: 'nothing sends it', touches: [] }
    case 'header-changed':
      return isInCode || isVersion(change.header, input.old)
        ? { weight: 'warning', reason: 'it is sent as before', fix: 'Look at what is sent.', touches: [] }
        : { weight: 'info', reason: 'nothing sends it', touches: [] }
    case 'header-optional':
      return { weight: 'info', reason: 'nothing to do', touches: [] }
    case 'extension-added':
      return { weight: 'info', reason: 'the generator gives it no meaning', touches: [] }
    case 'extension-removed':
      return { weight: 'info', reason: 'the generator gave it no meaning', touches: [] }
  }
}

/** Whether other operations of the newer contract still have a header. */
const isElsewhere = (header: string, { now }: ImpactInput): boolean =>
  operationsIn(now.document).some(({ parameters = [] }) =>
    parameters.some((one) => one.in === 'header' && one.name.toLowerCase() === header),
  )

/** Of a console that signs in as before, calls fail that want something that no call wanted, or rights that none did. */
function judgeSecurity({ from, to }: { from: string; to: string }, isCalled: boolean, { old }: ImpactInput): Verdict {
  const { document } = old
  const known = new Set(
    [document.security ?? [], ...operationsIn(document).map(({ security = [] }) => security)]
      .flat()
      .flatMap((way) => Object.keys(way)),
  )
  const ways = to.split(' or ')
  const isOpen = (way: string): boolean =>
    way === 'anybody' || way.split(' and ').every((part) => known.has(part.replace(/ \(.*$/, '')))
  // A document that said nothing of it says how it was before.
  if (!isCalled || known.size === 0)
    return { weight: 'info', reason: isCalled ? 'nothing was said of it before' : 'nothing calls it', touches: [] }
  if (!ways.some(isOpen))
    return {
      weight: 'warning',
      reason: 'the console does not sign in like that',
      fix: 'Send what it takes in src/api/client.ts.',
      touches: [],
    }
  const rights = (text: string): string[] =>
    [...text.matchAll(/\(([^)]*)\)/g)].flatMap(([, all = '']) => all.split(', '))
  const more = rights(to).filter((one) => !rights(from).includes(one))
  return more.length > 0
    ? {
        weight: 'warning',
        reason: `it takes ${more.join(', ')}, which not everybody may have`,
        fix: 'Say in `role` of the actions there what they need.',
        touches: [],
      }
    : { weight: 'info', reason: 'it is called as before', touches: [] }
}
