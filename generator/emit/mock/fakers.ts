/**
 * `mock/fakers/schemas.gen.ts`: a factory per schema. orval makes them (`orval.ts`) from a rewritten copy of the contract; here the result is only dressed (imports, header).
 */
import { InternalError } from '../../diagnostics.ts'
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import { header, render } from '../template.ts'
import type { Tools } from '../../model/types/tools.ts'
import { inThisThread } from '../tool-threads.ts'
import { schemaTypeNames } from '../type-names.ts'
import { copyNames, fakerDocument, type CopyNames } from './faker-copy.ts'

/** The one file that knows orval, and the one whose formats it draws. */
export const orval = {
  module: new URL('orval.ts', import.meta.url),
  sources: [new URL('faker-copy.ts', import.meta.url)],
}

/** Emits the faker factories. They depend on nothing but the contract. */
export async function emitFakers(
  contract: Pick<Model, 'document'>,
  tools: Tools = inThisThread,
): Promise<readonly EmittedFile[]> {
  const names = copyNames(contract.document)
  const document = fakerDocument(contract.document, names)
  const source = await tools({ tool: 'orval', input: JSON.stringify(document), ...orval })
  return [{ path: 'mock/fakers/schemas.gen.ts', text: dress(source, importNames(contract, names)) }]
}

/** Name of a schema in the copy → how to import its wire type under that name. */
function importNames({ document }: Pick<Model, 'document'>, names: CopyNames): ReadonlyMap<string, string> {
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
    // What JSON cannot have is a file, in a body of several parts.
    .replace(/new ArrayBuffer\(.*?\{.*?\}\)\)/g, 'new Blob([$&])')
    .replace(/^(export const get(\w+)Mock = .*)\n+/gm, '$1\n\n')
    .trimEnd()
  if (body.includes("draw['") || body.includes('draw["'))
    throw new InternalError('orval wrapped a format in a form that is not known')
  return render('mock-fakers', { header: header('openapi/'), types, body })
}
