/** Runs orval: the one file that knows it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'orval'
import { privateFormats } from './faker-copy.ts'

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

async function runOrval(folder: string, document: string): Promise<string> {
  writeFileSync(join(folder, 'openapi.json'), document)
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

/** JSON of the faker document → orval's file of factories. */
export async function run(document: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-fakers-'))
  try {
    return await runOrval(folder, document)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
