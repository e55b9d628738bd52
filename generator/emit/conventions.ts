/** `conventions.gen.ts`, for the console in the client view and for the mock in the wire view: what the API family calls things. */
import { camelCase } from '../schema/client-name.ts'
import type { EmittedFile, Model } from '../model/types/ir.ts'
import { print, quote } from './print.ts'
import { header, render } from './template.ts'

/** One constant per name, so that a build holds the name alone. */
export function emitConventions({ conventions, version, session, operations, screens }: Model): EmittedFile[] {
  const { paging, schemas, rows, errors, codes, calls } = conventions
  const asked = { limitParam: paging.limit, tokenParam: paging.token }
  const answered = { itemsField: paging.items, nextField: paging.next }
  const refused = { requestIdField: errors.request, errorCodeField: errors.code, messageField: errors.message }
  const named = { idField: rows.id, nameField: rows.name }
  const shared = { ...asked, ...answered, ...named, ...refused }
  const said = {
    requestIdHeader: errors.header,
    existsCode: codes.exists,
    missingCode: codes.missing,
    forbiddenCode: codes.forbidden,
  }
  const headers = calls.version === undefined ? {} : { [calls.version]: version }
  return [
    file(
      'model/conventions.gen.ts',
      { ...mapValues({ ...shared, sortParam: paging.sort }, camelCase), ...said },
      { headers },
    ),
    file(
      'mock/conventions.gen.ts',
      {
        ...shared,
        descriptionField: rows.description,
        createdField: rows.created,
        modifiedField: rows.modified,
        referenceEnd: rows.reference,
        ...said,
        invalidValueCode: codes.invalidValue,
        unauthorizedCode: codes.unauthorized,
        invalidRequestCode: codes.invalidRequest,
        conflictCode: codes.conflict,
        unavailableCode: codes.unavailable,
        noCapacityCode: codes.noCapacity,
        internalCode: codes.internal,
        ageOrder: paging.age,
        sortParam: paging.sort,
        risingEnd: paging.rising,
        fallingEnd: paging.falling,
        bytesSchema: schemas.bytes,
        nameSchema: schemas.name,
        nameOrIdSchema: schemas.nameOrId,
      },
      {
        headers,
        more: [
          `/** Says who is signed in; undefined: the API knows nobody. */\nexport const whoOperation: string | undefined = ${session.who === undefined ? 'undefined' : quote(session.who.id)}`,
          `/** What paths of operations alone begin with, and none of a page. */\nexport const apiPrefixes: readonly string[] = ${print(apiPrefixes({ operations, screens }))}`,
        ],
      },
    ),
  ]
}

type Texts = Readonly<Record<string, string>>

interface More {
  /** What every call says of the contract that it is written for. */
  headers: Texts
  /** Further constants. */
  more?: readonly string[]
}

function file(path: string, names: Texts, { headers, more = [] }: More): EmittedFile {
  const lines = [
    ...Object.entries(names).map(([name, value]) => `export const ${name} = ${quote(value)}`),
    `export const versionHeaders: Readonly<Record<string, string>> = ${print(headers)}`,
    ...more,
  ]
  const view = { header: header('openapi/'), imports: [], parts: [lines.join('\n')] }
  return { path, text: render('module', view) }
}

const firstStep = ({ path }: { path: string }): string => `${/^\/[^/{:]*/.exec(path)?.[0] ?? '/'}/`

function apiPrefixes({ operations, screens }: Pick<Model, 'operations' | 'screens'>): string[] {
  const ofPages = new Set(screens.map(firstStep))
  const all = [...new Set(operations.map(firstStep))].filter((step) => step !== '//' && !ofPages.has(step))
  return all.sort()
}

const mapValues = (names: Texts, change: (name: string) => string): Texts =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, change(value)]))
