/** What the conventions say of signing in, looked up in the contract; and what levels ask for before any of their pages. */
import { nearest } from '../diagnostics.ts'
import { camelCase } from '../schema/client-name.ts'
import type { Operation } from '../model/types/ir.ts'
import type { SessionNames } from '../model/types/conventions.ts'
import type { SessionIR } from '../model/types/session-ir.ts'
import type { Linking } from './context.ts'
import { suggest, suggestAmong } from './suggest.ts'

/** Parts of `session` that name operations, and whether these only read. */
const named = { who: true, groups: true, roles: true, end: false } as const satisfies Partial<
  Record<keyof SessionNames, boolean>
>
type Named = keyof typeof named
const parts = ['who', 'groups', 'roles', 'end'] as const satisfies readonly Named[]

/** Operations that `session` names, each with the part that names it; those that the contract does not have are told by `readSession`. */
export const sessionOperations = ({
  session = {},
}: {
  session?: SessionNames
}): (readonly [id: string, part: string])[] =>
  parts.flatMap((part) => {
    const id = session[part]
    return id === undefined ? [] : [[id, part] as const]
  })

/** What is wrong is reported, and left out. */
export function readSession(context: Linking): SessionIR {
  // A contract without any operation is about to get some.
  const session = context.operations.size === 0 ? {} : (context.contract.conventions.session ?? {})
  const operations: { [part in Named]?: Operation } = {}
  for (const part of parts) {
    const op = sessionOperation(part, session[part], context)
    if (op !== undefined) operations[part] = op
  }
  const { who, ...others } = operations
  return {
    ...others,
    ...(who && {
      who,
      ...fieldOf('called', { who, session }, context),
      ...fieldOf('within', { who, session }, context),
    }),
    ...(session.signIn === undefined ? {} : { signIn: session.signIn }),
    ...(session.noAccess === undefined ? {} : { noAccess: session.noAccess }),
    ...ownPage(session.noAccessHelp, context),
    levels: levelsOf(who, { context, isFaulty: session.who !== undefined && who === undefined }),
  }
}

/** A page that is shipped with the console: nothing leads elsewhere. */
function ownPage(path: string | undefined, { contract, diagnostics }: Linking): { noAccessHelp?: string } {
  if (path === undefined) return {}
  if (/^\w[\w.-]*(?:\/\w[\w.-]*)*$/.test(path)) return { noAccessHelp: path }
  diagnostics.error('WRONG_CONVENTION', contract.place('convention:session.noAccessHelp'), {
    cause: `\`session.noAccessHelp\` is \`${path}\`, which is no file below \`public\``,
    suggestion: 'name one, like `help/access.html`',
  })
  return {}
}

function sessionOperation(part: Named, id: string | undefined, context: Linking): Operation | undefined {
  if (id === undefined) return undefined
  const { contract, operations, diagnostics, claimed } = context
  const place = contract.place(`convention:session.${part}`)
  const op = operations.get(id)
  if (op === undefined) {
    // The operation that is meant is not without use.
    const near = nearest(id, operations.keys())
    if (near !== undefined) claimed.add(near)
    diagnostics.error('UNKNOWN_OPERATION', place, {
      cause: `\`session.${part}\` names \`${id}\`, but there is no such operation in the contract`,
      suggestion:
        suggest(id, operations.keys(), Object.values(contract.conventions.session ?? {}).map(String)) ??
        `take \`${part}\` out if the API has nothing of it`,
    })
    return undefined
  }
  claimed.add(id)
  const needs = [...op.pathParams, ...op.queryParams].find(({ required }) => required)?.wire
  const needed = needs ?? (op.request.required ? 'a body' : undefined)
  if (needed !== undefined || op.isQuery !== named[part]) {
    diagnostics.error('WRONG_CONVENTION', place, {
      cause:
        needed === undefined
          ? `\`session.${part}\` names \`${id}\`, which is a ${op.method.toUpperCase()}: it ${op.isQuery ? 'only reads' : 'may change something'}`
          : `\`session.${part}\` names \`${id}\`, which needs ${needed}: the console calls it with nothing`,
      suggestion: `name an operation that ${named[part] ? 'reads' : 'signs out'} and needs nothing, or take \`${part}\` out`,
    })
    return undefined
  }
  return op
}

/** A field of the answer that says who is signed in, or of an object in it (`person.name`), in the words of the client. */
function fieldOf<K extends 'called' | 'within'>(
  part: K,
  { who, session }: { who: Operation; session: SessionNames },
  { contract, schemas, diagnostics }: Linking,
): { [part in K]?: string } {
  const wire = session[part]
  if (wire === undefined) return {}
  const { schema } = who.response
  const fields = schema === undefined ? [] : schemas.properties(schema)
  const path = wire.split('.').map(camelCase).join('.')
  const found = schema === undefined ? undefined : schemas.along(schema, path)
  if (found?.map((one) => one.wire).join('.') === wire) return { [part]: path } as { [part in K]?: string } // the one key
  diagnostics.error('UNKNOWN_FIELD', contract.place(`convention:session.${part}`), {
    cause: `the answer of \`${who.id}\` has no field \`${wire}\``,
    suggestion: suggestAmong(
      wire,
      fields.map((field) => field.wire),
    ),
  })
  return {}
}

/** @param site `isFaulty`: what says who is signed in was told to be wrong already */
function levelsOf(
  who: Operation | undefined,
  { context, isFaulty }: { context: Linking; isFaulty: boolean },
): SessionIR['levels'] {
  const { manifest, schemas, diagnostics } = context
  const { raw, place } = manifest.console
  const schema = who?.response.schema
  const fields = schema === undefined ? [] : schemas.properties(schema)
  return Object.fromEntries(
    Object.entries(raw.levels).map(([id, { seen, under }]) => {
      const isKnown = seen === undefined || (schema !== undefined && schemas.at(schema, seen) !== undefined)
      if (!isKnown && !isFaulty)
        diagnostics.error('UNKNOWN_FIELD', place('levels', id, 'seen'), {
          cause:
            who === undefined
              ? `\`seen\` is a field of who is signed in, but the conventions name no operation that says it (\`session.who\`)`
              : `the answer of \`${who.id}\` has no field \`${seen}\``,
          suggestion: suggestAmong(
            seen,
            fields.map(({ client }) => client),
          ),
        })
      const view = under === undefined ? undefined : context.resource(under)?.ops.view?.op
      const [param] = view?.pathParams ?? []
      // Other views need what the address of the level does not say.
      const isPlain =
        view !== undefined && view.pathParams.length === 1 && !view.queryParams.some(({ required }) => required)
      return [
        id,
        {
          ...(seen !== undefined && isKnown && { seen }),
          ...(isPlain && param !== undefined && { row: { op: view, param: param.client } }),
        },
      ]
    }),
  )
}
