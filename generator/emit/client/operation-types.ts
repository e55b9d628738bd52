/** Names of the types that hey-api makes per operation, chosen so that they never meet a schema's name. */
import type { ApiModel } from '../../model/types/ir.ts'
import { schemaTypeNames } from '../type-names.ts'
import { callable } from './document.ts'

/** Type names of one operation. */
export interface OperationTypes {
  /** Everything a call sends: `DiskListData`. */
  data: string
  /** Answers by status code: `DiskListResponses`. */
  responses: string
  /** Any of the answers: `DiskListResponse`. */
  response: string
}

/** Always in the output, whatever the document. */
const builtIn = 'ClientOptions'

/** By operation name. A taken name makes way for its second choice: `InstanceSerialConsoleRequest`. */
export function operationTypes(model: ApiModel): ReadonlyMap<string, OperationTypes> {
  const taken = new Set([builtIn, ...schemaTypeNames(model.document).values()])
  const take = (typeName: string, suffixes: readonly string[]): string => {
    const candidates = suffixes.map((suffix) => typeName + suffix)
    let name = candidates.find((candidate) => !taken.has(candidate))
    for (let n = 2; name === undefined; n++)
      name = taken.has(`${candidates[0]}Of${n}`) ? undefined : `${candidates[0]}Of${n}`
    taken.add(name)
    return name
  }
  return new Map(
    callable(model).map((operation) => [
      operation.name,
      {
        data: take(operation.typeName, ['Data', 'Request']),
        responses: take(operation.typeName, ['Responses', 'Results']),
        response: take(operation.typeName, ['Response', 'Result']),
      },
    ]),
  )
}

/** Every type that `types.gen.ts` may declare. */
export function expectedTypes(model: ApiModel): ReadonlySet<string> {
  const perOperation = [...operationTypes(model).values()].flatMap((types) => Object.values(types))
  return new Set([builtIn, ...schemaTypeNames(model.document).values(), ...perOperation])
}
