/** Mechanical changes to what hey-api wrote: nothing here knows what the code means. */
import { InternalError } from '../../diagnostics.ts'
import type { AnswerForm } from '../../model/types/ir.ts'
import { print } from '../print.ts'
import { clientModule } from './hey-api.ts'

/** What `src/api/binding.ts` exports to the tool's code. */
const clientExports = new Set([
  'client',
  'Client',
  'ClientMeta',
  'Options',
  'RequestResult',
  'TDataShape',
  'urlSearchParamsBodySerializer',
  'formDataBodySerializer',
])

/**
 * Points imports at the binding of our client (`src/api/binding.ts`) and sorts what they name: the tool sorts by the machine's language.
 * @throws InternalError when the code wants something of the client that ours does not have.
 */
export function rewriteImports(path: string, text: string): string {
  const binding = `${'../'.repeat(path.split('/').length + 1)}src/api/binding.ts`
  return text.replace(
    /^import (type )?\{ (.*) \} from '(.*)';$/gm,
    (...[, type, list, from]: [string, string | undefined, string, string]) => {
      const names = list.split(', ').sort()
      // The tool's own file of the client is not emitted, and its library is not installed: ours stands for both.
      const isClient = from === clientModule || /^(\.\.?\/)+client\.gen\.ts$/.test(from)
      if (isClient) {
        const missing = names.map(sourceName).filter((name) => !clientExports.has(name))
        if (missing.length > 0)
          throw new InternalError(`hey-api wants ${missing.join(', ')} of its client module (${path})`)
      }
      return `import ${type ?? ''}{ ${names.join(', ')} } from '${isClient ? binding : from}';`
    },
  )
}

const sourceName = (specifier: string): string => specifier.replace(/^type /, '').replace(/ as .*$/, '')

/**
 * Lets every SDK function say which operation it is, for error messages, and what its answer has to be if that is not just an
 * object: `({ operation: 'diskList', answer: { rows: 'items' }, url: '/v1/disks'`.
 * @returns the text and the functions it has.
 */
export function nameOperations(
  path: string,
  text: string,
  formOf: (operation: string) => AnswerForm | undefined,
): { text: string; operations: string[] } {
  const operations: string[] = []
  const blocks = text.split(/^(?=export const )/m)
  const named = blocks.map((block) => {
    const operation = /^export const ([\w$]+) = /.exec(block)?.[1]
    if (operation === undefined) return block
    operations.push(operation)
    const form = formOf(operation)
    const changed = block
      .replace(/(\n {4}| )url: '/, (_, space: string) => {
        const answer = form === undefined ? '' : `${space}answer: ${print(form)},`
        return `${space}operation: '${operation}',${answer}${space}url: '`
      })
      // What it leaves to `fetch`, our client is told (`src/api/body.ts`).
      .replace("'Content-Type': null", "'Content-Type': 'multipart/form-data'")
    if (changed === block) throw new InternalError(`hey-api wrote \`${operation}\` in an unknown form (${path})`)
    return changed
  })
  return { text: named.join(''), operations }
}

/** The tool forgets to export what it imports elsewhere once files are split by area. */
export const exportConstants = (text: string): string => text.replace(/^const /gm, 'export const ')

/** Calls SDK functions by `sdk.name`: an operation may be called like a variable of the query function (`data`, `signal`, `options`). */
export function qualifyCalls(text: string): string {
  const exported = new Map<string, string>()
  const imported = text.replace(
    /^import \{ ([^}]*) \} from '(\.\.\/sdk\/[a-z0-9-]+\.gen\.ts)';$/gm,
    (_, list: string, from: string) => {
      for (const specifier of list.split(', ')) exported.set(specifier.replace(/^.* as /, ''), sourceName(specifier))
      return `import * as sdk from '${from}';`
    },
  )
  return imported.replace(
    /(= await )([\w$]+)(\(\{\n)/g,
    (...[, before, local, after]: [string, string, string, string]) =>
      `${before}sdk.${exported.get(local) ?? local}${after}`,
  )
}

/** Names of the types that a module declares and exports. */
export const exportedTypes = (text: string): string[] =>
  [...text.matchAll(/^export type ([\w$]+)/gm)].map((match) => match[1] ?? '')
