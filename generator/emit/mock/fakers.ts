/**
 * `mock/fakers/schemas.gen.ts`: a factory per schema. orval makes them in a worker (`orval-worker.ts`) from a rewritten
 * copy of the contract; here the result is only dressed (imports, header).
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { InternalError } from '../../diagnostics.ts'
import type { Emitter, Model } from '../../model/types/ir.ts'
import { header, render } from '../template.ts'
import { noCache } from '../tool-cache.ts'
import { schemaTypeNames } from '../type-names.ts'
import { copyNames, fakerDocument, type CopyNames } from './faker-copy.ts'

/** What the worker is given. */
export interface FakerJob {
  document: object
}

/** Emits the faker factories. */
export const emitFakers: Emitter = async (model, cache = noCache) => {
  const names = copyNames(model.document)
  const document = fakerDocument(model.document, names)
  const sources = ['orval-worker.ts', 'faker-copy.ts'].map((file) => new URL(file, import.meta.url))
  const source = await cache({ tool: 'orval', input: JSON.stringify(document), sources }, () => runOrval({ document }))
  return [{ path: 'mock/fakers/schemas.gen.ts', text: dress(source, importNames(model, names)) }]
}

async function runOrval(job: FakerJob): Promise<string> {
  const worker = new Worker(new URL('./orval-worker.ts', import.meta.url), { workerData: job })
  const [source] = await once(worker, 'message')
  if (typeof source !== 'string') throw new InternalError('orval answered with something that is no file')
  return source
}

/** Name of a schema in the copy → how to import its wire type under that name. */
function importNames({ document }: Model, names: CopyNames): ReadonlyMap<string, string> {
  const types = schemaTypeNames(document)
  return new Map(
    [...names].map(([schema, copy]) => {
      const type = types.get(schema) ?? schema
      return [copy, type === copy ? copy : `${type} as ${copy}`]
    }),
  )
}

/** Takes the factories and the list of types out of orval's file and puts them under our own header. */
function dress(source: string, imports: ReadonlyMap<string, string>): string {
  // A contract without schemas has nothing to draw.
  if (!source.includes('export const '))
    return render('mock-fakers', { header: header('openapi/'), types: [], body: '' })
  const imported = /import type \{([^}]*)\} from '\.';/.exec(source)?.[1]
  const start = source.indexOf('export const ')
  if (imported === undefined || start < 0)
    throw new InternalError('orval wrote faker factories in a form that is not known')
  const types = imported
    .split(',')
    .map((name) => name.trim())
    .flatMap((name) => (name === '' ? [] : (imports.get(name) ?? name)))
  const body = source
    .slice(start)
    .replace(/\(\(\)\s*=>\s*draw\[(['"])(\w+)\1\]\?\.\(\)\)\(\)/g, 'draw.$2()')
    .replace(/^(export const get(\w+)Mock = .*)\n+/gm, '$1\n\n')
    .trimEnd()
  if (body.includes("draw['") || body.includes('draw["'))
    throw new InternalError('orval wrapped a format in a form that is not known')
  return render('mock-fakers', { header: header('openapi/'), types, body })
}
