/** What to write where a name is called otherwise, or gone. */
import { camelCase } from '../../schema/client-name.ts'
import type { Change } from '../compare/change.ts'
import { clientPath, isRespelled, withoutVariants } from '../compare/leaves.ts'

/** What to write instead of an old name. */
export function renameFix(change: Change): string | undefined {
  switch (change.type) {
    case 'operation-renamed':
      return `Write ${change.to} for ${change.operation}.`
    case 'parameter-renamed':
      return moveFix(change.parameter, change.to)
    case 'schema-renamed':
      return `Write ${change.to} for ${change.schema}.`
    case 'field-renamed':
    case 'field-moved':
      return change.to === undefined
        ? `Choose what it is now: ${change.candidates.map(clientPath).join(' or ')}.`
        : moveFix(change.field, change.to)
    default:
      return undefined
  }
}

/** Where it is now, and which variant has it there. */
function moveFix(from: string, to: string): string {
  const [was, is] = [from, to].map(isRespelled(from, to) ? withoutVariants : clientPath)
  const variants = [...to.matchAll(/\[([^\]]*)\]/g)].map(
    ([, name = '']) => `the variant ${name.replaceAll('|', ' or ')}`,
  )
  const only = variants.length === 0 ? '' : `only ${variants.toReversed().join(' in ')} has it`
  if (was === is)
    return only === ''
      ? 'Take out what tells the variants apart: all of them have it.'
      : `Tell the variants apart first: ${only}.`
  return `Write ${is} for ${was}${only === '' ? '' : `; ${only}`}.`
}

/** What to do about an operation or a field that is gone: something new beside it may have taken its place. */
export function goneFix(change: Change, changes: readonly Change[]): string | undefined {
  if (change.type === 'operation-removed')
    return change.candidates.length === 0
      ? 'Take out what names it; --apply does that in the manifest.'
      : `Choose what it is now: ${change.candidates.join(' or ')}.`
  if (change.type !== 'field-removed') return undefined
  const fresh = changes.flatMap((one) =>
    one.type === 'field-added' && one.owner === change.owner && one.by === change.by ? [camelCase(one.field)] : [],
  )
  return fresh.length === 0 || fresh.length > 3
    ? 'Take out what names it.'
    : `Write what is there instead, maybe ${fresh.join(' or ')}, or take out what names it.`
}
