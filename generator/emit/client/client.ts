/** Emits the API client in the client view: types, SDK functions and TanStack Query options, by hey-api. */
import { InternalError } from '../../diagnostics.ts'
import type { ApiModel, EmittedFile } from '../../model/types/ir.ts'
import type { Tools } from '../../model/types/tools.ts'
import { header } from '../template.ts'
import { inThisThread } from '../tool-threads.ts'
import { callable, clientDocument, withOwnNames } from './document.ts'
import type { ToolInput } from './hey-api.ts'
import { expectedTypes, operationTypes } from './operation-types.ts'
import { exportConstants, exportedTypes, nameOperations, qualifyCalls, rewriteImports } from './post-process.ts'

/** `api/types.gen.ts`, and per area `api/sdk/<area>.gen.ts` and `api/queries/<area>.gen.ts`; they call the client of `src/api/binding.ts`. */
export async function emitClient(model: ApiModel, tools: Tools = inThisThread): Promise<readonly EmittedFile[]> {
  const operations = new Map(callable(model).map((operation) => [operation.name, operation]))
  const raw = await clientCode(tools, {
    document: clientDocument(model),
    operations: Object.fromEntries(
      [...operationTypes(model)].map(([name, types]) => {
        const operation = operations.get(name)
        const area = operation?.area.replace(/[^a-z0-9-]/g, '-') || 'default'
        // A HEAD answers nothing that could be cached.
        return [name, { types, area, isQuery: operation?.isQuery === true && operation.method !== 'head' }]
      }),
    ),
  })
  const head = header('openapi/')
  const files: EmittedFile[] = []
  const sdk: string[] = []
  for (const [path, text] of raw) {
    if (path === 'client.gen.ts') continue
    let emitted = rewriteImports(path, withOwnNames(text))
    if (path.startsWith('sdk/')) {
      const named = nameOperations(path, emitted, (name) => operations.get(name)?.response.form)
      emitted = named.text
      sdk.push(...named.operations)
    }
    if (path.startsWith('queries/')) emitted = qualifyCalls(emitted)
    if (path === 'query-key.gen.ts') emitted = exportConstants(emitted)
    if (path === 'types.gen.ts') emitted = shadowProof(checkTypes(emitted, model), model)
    files.push({ path: `api/${path}`, text: `${head}${emitted.replace(/^\s*/, '\n')}` })
  }
  const missing = [...operations.keys()].filter((name) => !sdk.includes(name))
  if (missing.length > 0) throw new InternalError(`hey-api made no function of this name: ${missing.join(', ')}`)
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The one file that knows hey-api. */
export const heyApi = { module: new URL('hey-api.ts', import.meta.url) }

/** File path → text, as hey-api writes it. */
async function clientCode(tools: Tools, input: ToolInput): Promise<ReadonlyMap<string, string>> {
  const files = await tools({ tool: 'hey-api', input: JSON.stringify(input), ...heyApi })
  return new Map(JSON.parse(files) as [string, string][]) // as its `run` wrote it
}

/** The tool numbers names that clash; ours never do, so any other name than ours is a defect. */
function checkTypes(text: string, model: ApiModel): string {
  const expected = expectedTypes(model)
  const artificial = exportedTypes(text).filter((name) => !expected.has(name))
  if (artificial.length > 0) throw new InternalError(`hey-api invented type names: ${artificial.join(', ')}`)
  return text
}

/** A schema may be called `Array`; lists are then spelt so that they do not mean it. */
const shadowProof = (text: string, model: ApiModel): string =>
  Object.hasOwn(model.document.components.schemas, 'Array') ? text.replaceAll(' Array<', ' globalThis.Array<') : text
