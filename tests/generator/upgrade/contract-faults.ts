/** What a contract does not let pass of what the client does by its conventions, whatever the manifest says. Read off the document alone. */
import { methods, type Contract, type Schema } from '../../../generator/model/types/contract.ts'
import { schemasOf } from '../../../generator/schema/schemas.ts'

export const contractFaults = (contract: Contract): string[] =>
  [...unsentHeaders(contract), ...unreadRefusals(contract)].toSorted()

const operationsOf = ({ document }: Contract) =>
  Object.values(document.paths).flatMap((item) => methods.flatMap((method) => item[method] ?? []))

/** The only header that calls send of themselves is the one that tells their version. */
function unsentHeaders(contract: Contract): string[] {
  const sent = contract.conventions.calls.version?.toLowerCase()
  return operationsOf(contract).flatMap(({ operationId, parameters = [] }) =>
    parameters.flatMap((one) =>
      one.in === 'header' && one.required === true && one.name.toLowerCase() !== sent
        ? [`\`${operationId}\` requires the header \`${one.name}\`, which no call sends`]
        : [],
    ),
  )
}

/** Names that the client looks for in refusals, and that no refusal has. */
function unreadRefusals(contract: Contract): string[] {
  const schemas = schemasOf(contract.document)
  const refusals = new Set(
    operationsOf(contract).flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, { content }]): Schema[] =>
        /^[45]/.test(status) ? Object.values(content ?? {}).flatMap(({ schema }) => schema ?? []) : [],
      ),
    ),
  )
  const has = (schema: Schema, [step, ...rest]: readonly string[]): boolean => {
    if (step === undefined) return true
    const field = schemas.properties(schema).find(({ wire }) => wire === step)
    return field !== undefined && has(field.schema, rest)
  }
  const { header: _, ...fields } = contract.conventions.errors
  return Object.entries(fields).flatMap(([part, field]) =>
    [...refusals].some((schema) => has(schema, field.split('.')))
      ? []
      : [`no refusal has the field \`${field}\`, which errors.${part} of the conventions names`],
  )
}
