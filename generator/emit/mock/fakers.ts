/**
 * `mock/fakers/schemas.gen.ts`: a factory per schema, by orval. This is the one file that knows orval: it feeds it a
 * rewritten copy of the contract in a temporary folder, reads the result back and only dresses it (imports, header).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'orval'
import { InternalError } from '../../diagnostics.ts'
import type { EmittedFile, Model } from '../../model/types/ir.ts'
import { header, render } from '../template.ts'
import { fakerDocument, privateFormats } from './faker-copy.ts'

/** What the emitted file calls for each format; declared here only so that the functions below type-check. */
declare const draw: Readonly<Record<string, () => string>>

/**
 * orval prints these functions as they are written, wrapped in a call. As strings they would be printed as constants:
 * every value alike.
 */
const formats: Readonly<Record<string, () => unknown>> = {
  uuid: () => draw['uuid']?.(),
  'date-time': () => draw['dateTime']?.(),
  ip: () => draw['ip']?.(),
  ipv4: () => draw['ipv4']?.(),
  ipv6: () => draw['ipv6']?.(),
  'ipv4-net': () => draw['ipv4Net']?.(),
  'ipv6-net': () => draw['ipv6Net']?.(),
  uri: () => draw['uri']?.(),
  'hex string (32 bytes)': () => draw['hex32']?.(),
  [privateFormats.name]: () => draw['name']?.(),
  [privateFormats.mac]: () => draw['mac']?.(),
  [privateFormats.semver]: () => draw['semver']?.(),
  [privateFormats.hostname]: () => draw['hostname']?.(),
  [privateFormats.ports]: () => draw['ports']?.(),
  [privateFormats.icmpCodes]: () => draw['icmpCodes']?.(),
  [privateFormats.timeseries]: () => draw['timeseries']?.(),
  [privateFormats.subscription]: () => draw['subscription']?.(),
  [privateFormats.base64]: () => draw['base64']?.(),
  [privateFormats.ipNet]: () => draw['ipNet']?.(),
}

/** Emits the faker factories. */
export async function emitFakers(model: Model): Promise<readonly EmittedFile[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-fakers-'))
  try {
    const source = await runOrval(folder, fakerDocument(model.document))
    return [{ path: 'mock/fakers/schemas.gen.ts', text: dress(source) }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runOrval(folder: string, document: object): Promise<string> {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document))
  const generators = [{ type: 'faker' as const, schemas: true, operationResponses: false }]
  await generate(
    {
      // The copy holds schemas alone, which orval's validation does not know as a document.
      input: { target: join(folder, 'openapi.json'), unsafeDisableValidation: true },
      output: {
        target: join(folder, 'out/api.ts'),
        schemas: join(folder, 'out/model'),
        client: 'fetch',
        mode: 'split',
        mock: { generators },
        override: { mock: { format: formats } },
        tsconfig: {},
      },
    },
    folder,
    { logLevel: 'error', throwOnError: true },
  )
  return readFileSync(join(folder, 'out/model/index.faker.ts'), 'utf8')
}

/** Takes the factories and the list of types out of orval's file and puts them under our own header. */
function dress(source: string): string {
  const imported = /import type \{([^}]*)\} from '\.';/.exec(source)?.[1]
  const start = source.indexOf('export const ')
  if (imported === undefined || start < 0) throw new InternalError('orval wrote faker factories in a form that is not known')
  const types = imported.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  const body = source
    .slice(start)
    .replace(/\(\(\)\s*=>\s*draw\[(['"])(\w+)\1\]\?\.\(\)\)\(\)/g, 'draw.$2()')
    .replace(/^(export const get(\w+)Mock = .*)\n+/gm, '$1\n\n')
    .trimEnd()
  if (body.includes("draw['") || body.includes('draw["')) throw new InternalError('orval wrapped a format in a form that is not known')
  return render('mock-fakers', { header: header('openapi/'), types, body })
}
