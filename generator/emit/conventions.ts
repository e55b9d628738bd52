/** `conventions.gen.ts`, for the console in the client view and for the mock in the wire view: what the API family calls things. */
import { camelCase } from '../schema/client-name.ts'
import type { EmittedFile, Model } from '../model/types/ir.ts'
import { quote } from './print.ts'
import { header, render } from './template.ts'

/** One constant per name, so that a build holds the name alone. */
export function emitConventions({ conventions }: Model): EmittedFile[] {
  const { paging, schemas, rows, errors, codes } = conventions
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
  return [
    file('model/conventions.gen.ts', { ...mapValues(shared, camelCase), ...said }),
    file('mock/conventions.gen.ts', {
      ...shared,
      descriptionField: rows.description,
      createdField: rows.created,
      modifiedField: rows.modified,
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
    }),
  ]
}

function file(path: string, names: Readonly<Record<string, string>>): EmittedFile {
  const lines = Object.entries(names).map(([name, value]) => `export const ${name} = ${quote(value)}`)
  const view = { header: header('openapi/conventions.yaml'), imports: [], parts: [lines.join('\n')] }
  return { path, text: render('module', view) }
}

const mapValues = (
  names: Readonly<Record<string, string>>,
  change: (name: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, change(value)]))
