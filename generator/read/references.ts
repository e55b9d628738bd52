/** Follows `$ref`s between the files of one contract. */
import { dirname, join } from 'node:path'
import { nearest, type Diagnostics, type Place } from '../diagnostics.ts'
import type { Json } from '../model/types/contract.ts'
import { isList, isObject } from './data.ts'
import type { SourceDocument, Steps } from './document.ts'
import { isInside, type Input } from './input.ts'
import { readDocument } from './source.ts'

/** A part of a document of the contract. */
export interface Part {
  readonly path: string
  readonly document: SourceDocument
  readonly steps: Steps
  readonly value: Json
}

export interface References {
  /** A whole file as a part; read once, reported once. */
  open(path: string, from?: () => Place): Part | undefined
  /** What a `$ref` that stands in `part` means; reports and returns undefined if nothing. */
  resolve(ref: string, part: Part): Part | undefined
  /** Absolute paths of the files that were opened. */
  opened(): readonly string[]
}

/** Identity of a part, for memos. */
export const partKey = (part: Part): string => JSON.stringify([part.path, ...part.steps])

/** A part below another; undefined when there is nothing. */
export function below(part: Part, step: string | number): Part | undefined {
  const value = isObject(part.value) ? part.value[step] : isList(part.value) ? part.value[Number(step)] : undefined
  return value === undefined ? undefined : { ...part, steps: [...part.steps, step], value }
}

export const placeOf = (part: Part): Place => part.document.place(part.steps)

export function createReferences(input: Input, diagnostics: Diagnostics): References {
  const files = new Map<string, SourceDocument | undefined>()
  const folder = dirname(input.spec)

  function open(path: string, from?: () => Place): Part | undefined {
    if (!files.has(path)) files.set(path, readDocument(input, { path, from: from?.() }, diagnostics))
    const document = files.get(path)
    return document && { path, document, steps: [], value: document.data }
  }

  function resolve(ref: string, part: Part): Part | undefined {
    // Asked for only when needed: finding a place means searching the file.
    const place = (): Place => part.document.place([...part.steps, '$ref'])
    const fail = (code: string, cause: string, suggestion: string): undefined =>
      diagnostics.error(code, place(), { cause, suggestion }) as undefined
    const [file = '', pointer = ''] = split(ref)
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(file)) {
      return fail(
        'REF_OUTSIDE',
        `"${ref}" refers to another host or scheme.`,
        'Copy it into a file beside the contract.',
      )
    }
    const path = file === '' ? part.path : join(dirname(part.path), file)
    if (path !== input.spec && !isInside(folder, path)) {
      return fail(
        'REF_OUTSIDE',
        `"${ref}" leaves the folder of the contract.`,
        'Refer only to files beside or below it.',
      )
    }
    let target = open(path, place)
    if (target === undefined) return undefined
    const steps = pointerSteps(pointer)
    if (steps === undefined)
      return fail('REF_NOT_FOUND', `"${ref}" is not a valid reference.`, 'Write file.yaml#/key, with `~1` for `/`.')
    for (const step of steps) {
      const next = below(target, step)
      if (next === undefined) {
        const names = isObject(target.value) ? Object.keys(target.value) : []
        const near = nearest(step, names)
        return fail(
          'REF_NOT_FOUND',
          `"${ref}" refers to nothing: there is no "${step}" in ${input.nameOf(path)}.`,
          near === undefined ? 'Add it, or correct the reference.' : `Did you mean "${near}"?`,
        )
      }
      target = next
    }
    return target
  }

  return { open, resolve, opened: () => [...files.keys()] }
}

function split(ref: string): [string, string] {
  const at = ref.indexOf('#')
  return at === -1 ? [ref, ''] : [ref.slice(0, at), ref.slice(at + 1)]
}

/** `/a~1b/%7Bc%7D` → `['a/b', '{c}']`; undefined when malformed. */
function pointerSteps(pointer: string): string[] | undefined {
  if (pointer === '') return []
  if (!pointer.startsWith('/')) return undefined
  try {
    return pointer
      .slice(1)
      .split('/')
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  } catch {
    return undefined
  }
}
