/** What the command line asks for: options, usage, and the codes that the program ends with. */
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Output } from './output.ts'
import { readUpgrade, type UpgradeOptions } from './upgrade-options.ts'
const usage = `Usage: npm run generate -- [options]
       npm run explain <screen|operation>
       npm run upgrade -- FILE [--apply [--anew] | --compile] [--report json] [--fail-on breaking|warning]

  --check            write nothing; exit 1 if the output is not up to date
  --watch            stay, and run again whenever contract or manifest change
  --report OLD NEW   what changes from one contract to another mean for the console (--json: as data)
  --apply            write the upgrade: contract, manifest, and docs/upgrades/<version>.md with what is left to decide
  --anew             with --apply: begin with nothing, for a document of another API family (its conventions.yaml beside it)
  --compile          with the report: what of the hand-written code would not compile
  --facts FILE       write openapi/versions/<version>.yaml: what a document of another version has, without its texts
  --no-cache         run every tool, also on what it was given before
  --spec FILE        another contract, JSON or YAML (default openapi/openapi.yaml)
  --resources DIR    another manifest (default openapi/resources)
  --out DIR          another output folder (default generated)
  --root DIR         another project, for the defaults above`

/** What the program says to the shell. */
export const exitCodes = { ok: 0, stale: 1, usage: 2, input: 3, internal: 70 } as const

/** Folder of this generator: its own package.json, sources and templates. */
export const repo = dirname(dirname(fileURLToPath(import.meta.url)))

export interface Options {
  /** Folder of the project, and where contract and manifest are if not at their usual places. */
  locations: { root: string; spec?: string; resources?: string }
  out: string
  check: boolean
  watch: boolean
  /** Whether what tools made before is taken. */
  cache: boolean
  explain?: string
  /** What a newer contract means: nothing is written, unless it is to be applied. */
  upgrade?: UpgradeOptions
  /** A document of another version, whose facts are written down. */
  facts?: string
}

interface Asker extends Output {
  /** Paths of options are relative to it. */
  cwd: string
}

/** What is asked for; the exit code where that is help, or cannot be understood. */
export function parseOptions(argv: readonly string[], host: Asker): Options | number {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        spec: { type: 'string' },
        out: { type: 'string' },
        resources: { type: 'string' },
        root: { type: 'string' },
        watch: { type: 'boolean', default: false },
        'no-cache': { type: 'boolean', default: false },
        report: { type: 'string' },
        json: { type: 'boolean', default: false },
        'fail-on': { type: 'string' },
        apply: { type: 'boolean', default: false },
        anew: { type: 'boolean', default: false },
        compile: { type: 'boolean', default: false },
        facts: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (values.help) {
      host.out(`${usage}\n`)
      return exitCodes.ok
    }
    const comparison = readUpgrade({ values, positionals })
    if (typeof comparison === 'string') return refuse(comparison, host)
    const [command, id, ...rest] = comparison === undefined ? positionals : []
    if (command !== undefined && command !== 'explain') return refuse(`Unknown command "${command}".`, host)
    if (command === 'explain' && (id === undefined || rest.length > 0))
      return refuse('Name one screen or operation to explain.', host)
    if (values.watch && (values.check || command !== undefined))
      return refuse('--watch writes: it goes with neither --check nor explain.', host)
    if (
      values.facts !== undefined &&
      (values.watch || values.check || command !== undefined || comparison !== undefined)
    )
      return refuse('--facts goes alone.', host)
    const path = (value: string): string => resolve(host.cwd, value)
    const root = values.root === undefined ? repo : path(values.root)
    return {
      locations: {
        root,
        ...(comparison?.from === undefined
          ? values.spec === undefined
            ? {}
            : { spec: path(values.spec) }
          : { spec: path(comparison.from) }),
        ...(values.resources === undefined ? {} : { resources: path(values.resources) }),
      },
      out: values.out === undefined ? join(root, 'generated') : path(values.out),
      check: values.check,
      watch: values.watch,
      cache: !values['no-cache'],
      ...(id === undefined ? {} : { explain: id }),
      ...(values.facts === undefined ? {} : { facts: path(values.facts) }),
      ...(comparison === undefined ? {} : { upgrade: { ...comparison, to: path(comparison.to) } }),
    }
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), host)
  }
}

function refuse(message: string, host: Asker): number {
  host.err(`${message}\n\n${usage}\n`)
  return exitCodes.usage
}
