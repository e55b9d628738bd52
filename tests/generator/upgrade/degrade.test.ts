/**
 * A newer document that only adds: roles, values of enums, variants of unions. `src` compiles with all of them at once, and shows what
 * it does not know as text. What the document renames, it does not compile with: each literal in `src` is held against the contract.
 */
import { execFile } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { run, stages } from '../../../generator/cli.ts'
import type { Schema } from '../../../generator/model/types/contract.ts'
import { failuresOf } from '../../../generator/upgrade/compile/failures.ts'
import { root, scratch } from '../support/folders.ts'
import { edited, type Draft } from './draft.ts'
import * as edit from './edits.ts'

/** What all enums and unions have in addition. */
const added = 'newer_one'

const isText = ({ type, enum: values }: Schema): boolean => type === 'string' && values !== undefined

/** The field that tells the variants of a union apart. */
function tagOf(variants: readonly Schema[]): string | undefined {
  const [first] = variants
  return Object.keys(first?.properties ?? {}).find((name) =>
    variants.every(({ properties }) => properties?.[name]?.enum !== undefined),
  )
}

/** One more value for each enum, one more variant for each union. @returns how many have one */
function widen(draft: Draft): { enums: number; unions: number } {
  const counts = { enums: 0, unions: 0 }
  for (const [name, { oneOf: variants = [], ...schema }] of Object.entries(draft.components.schemas)) {
    const tag = variants.length > 1 ? tagOf(variants) : undefined
    if ((isText(schema) && (schema.enum?.length ?? 0) > 1) || (variants.length > 1 && variants.every(isText))) {
      edit.addValue(draft, name, added)
      counts.enums++
    } else if (tag !== undefined) {
      edit.addVariant(draft, name, { tag, value: added, fields: { newer_field: { type: 'string' } } })
      counts.unions++
    }
  }
  return counts
}

/** What the compiler says of `src` with what is generated for a document: one line for each message. */
async function compileSource(change: (draft: Draft) => void): Promise<string[]> {
  const folder = scratch()
  for (const part of ['src', 'openapi', 'tests/types', 'package.json', 'tsconfig.base.json', 'tsconfig.src.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const spec = join(folder, 'newer.json')
  writeFileSync(spec, edited(change).bundle)
  const said: string[] = []
  const say = (text: string): void => void said.push(text)
  const host = { cwd: folder, tty: false, stages, out: say, err: say }
  expect(await run(['--root', folder, '--spec', spec], host), said.join('')).toBe(0)
  const tsc = join(folder, 'node_modules/typescript-7/bin/tsc')
  const output = await promisify(execFile)(process.execPath, [tsc, '-p', 'tsconfig.src.json', '--pretty', 'false'], {
    cwd: folder,
    maxBuffer: 1 << 26,
  }).then(
    () => '',
    (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)),
  )
  expect(output).toMatch(/^(?:$|\S+\(\d+,\d+\): error )/)
  return failuresOf(output, { changes: [], gone: new Map(), lineOf: () => '' }).map(
    ({ file, message }) => `${file} ${message}`,
  )
}

it('src compiles with one more of everything, and not with a value that is called otherwise', async () => {
  const failures = await compileSource((draft) => {
    const { enums, unions } = widen(draft)
    expect({ enums: enums > 40, unions: unions > 30 }).toEqual({ enums: true, unions: true })
    for (const level of ['FleetRole', 'SiloRole', 'ProjectRole'])
      expect(JSON.stringify(edit.schema(draft, level)), level).toContain(added)
    edit.removeValue(draft, 'SwitchInterfaceKind2', 'loopback')
    edit.addValue(draft, 'SwitchInterfaceKind2', 'ring')
  })
  const named = [
    /^src\/features\/port-settings\/settings-body\.ts TS2367: .* '"loopback"' have no overlap\.$/,
    /^src\/mock\/behaviours\/port-settings\.ts TS2322: Type '"loopback" /,
  ]
  expect(named.map((pattern) => failures.filter((failure) => pattern.test(failure)).length)).toEqual([1, 1])
  const others = failures.filter((failure) => !named.some((pattern) => pattern.test(failure)))
  // What does not compile as it is has nothing to do with more of everything.
  const before = others.length === 0 ? [] : await compileSource(() => undefined)
  const placeOf = (failure: string): string => failure.split(':')[0] ?? ''
  expect(others.filter((failure) => !before.some((one) => placeOf(one) === placeOf(failure)))).toEqual([])
  // The generator, its tools and the compiler, one after the other.
}, 240_000)
