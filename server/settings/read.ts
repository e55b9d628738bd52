/** Reads settings from flags and environment, and says all that is wrong with them at once. */
import { parseArgs } from 'node:util'

import { OPTIONS, optionNames, optionRows, variableOf } from './options.ts'
import type { Option, OptionName, Values } from './options.ts'

export type Read = { values: Values } | { problems: string[] } | { help: string }

/** Variables that other programs of the project read. */
const OTHERS = /^CAIRN_(?:(?:BENCH|E2E)_\w+|MADE_UP|NEWER|SEED)$/

/**
 * A flag counts more than a variable.
 *
 * @param args as typed, without the program
 */
export function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv): Read {
  const problems: string[] = []
  const typed = new Map<OptionName, { source: string; text: string }>()
  const tell = (problem: string) => void problems.push(problem)

  for (const [variable, text = ''] of Object.entries(environment)) {
    if (!variable.startsWith('CAIRN_') || OTHERS.test(variable)) continue
    const name = optionNames.find((one) => variableOf(one) === variable)
    if (name === undefined) tell(`${variable}: there is no such setting.${hint(variable, optionNames.map(variableOf))}`)
    else typed.set(name, { source: variable, text })
  }

  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: flags(),
  })
  const flagged = new Set<OptionName>()
  for (const token of tokens) {
    if (token.kind === 'positional') tell(`"${token.value}" is no setting: a setting begins with --`)
    if (token.kind !== 'option') continue
    const { rawName: source, name: given, value } = token
    if (given === 'help') return { help: usage() }
    const name = optionNames.find((one) => one === given)
    if (name === undefined) {
      tell(
        `${source}: there is no such setting.${hint(
          source,
          optionNames.map((one) => `--${one}`),
        )}`,
      )
      continue
    }
    const one: Option<unknown> = OPTIONS[name]
    if (one.value !== undefined && value === undefined) {
      tell(`${source}: needs a value, ${one.value}`)
      continue
    }
    const before = flagged.has(name) ? typed.get(name)?.text : undefined
    if (before !== undefined && one.isList !== true) tell(`${source}: is given twice`)
    const text = value ?? ''
    typed.set(name, { source, text: before !== undefined && one.isList === true ? `${before},${text}` : text })
    flagged.add(name)
  }

  const values: Partial<Record<OptionName, unknown>> = {}
  for (const name of optionNames) {
    const one: Option<unknown> = OPTIONS[name]
    const { source, text } = typed.get(name) ?? { source: `--${name}`, text: one.default }
    if (text === undefined) continue
    try {
      values[name] = one.read(text)
    } catch (error) {
      tell(`${source}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  problems.push(...disagreements(values))
  // Every name has been read by its own reader, or is among the problems.
  return problems.length > 0 ? { problems } : { values: values as Values }
}

/** Settings that are right by themselves, and wrong together. */
function disagreements(values: Partial<Record<OptionName, unknown>>): string[] {
  const missing = (['tls-cert', 'tls-key'] as const).filter((name) => values[name] === undefined)
  return [
    ...(missing.length === 1 ? [`--${missing[0]}: is missing; TLS needs --tls-cert and --tls-key`] : []),
    ...(values['metrics-port'] !== undefined && values['metrics-port'] === values.port
      ? [`--metrics-port: is the port of the console too; metrics have a listener of their own`]
      : []),
  ]
}

const flags = () =>
  Object.fromEntries([
    ...optionNames.map((name) => {
      const one: Option<unknown> = OPTIONS[name]
      return [name, { type: one.value === undefined ? ('boolean' as const) : ('string' as const) }] as const
    }),
    ['help', { type: 'boolean' as const }] as const,
  ])

/** Shown for `--help`. */
export function usage(): string {
  const rows = optionRows()
  const width = Math.max(...rows.map(({ flag }) => flag.length)) + 2
  const lines = rows.map(({ flag, fallback, help }) => `  ${flag.padEnd(width)}${help} (${fallback})`)
  return [
    'npm run serve -- [settings], or node server/main.ts [settings]: serves a finished build',
    ...lines,
    '',
    `Each can be given by the environment too: --max-body is ${variableOf('max-body')}. A flag counts more. See docs/serving.md.`,
  ].join('\n')
}

/** The known name that shares the longest beginning or end with a mistyped one. */
function hint(given: string, known: readonly string[]): string {
  const score = (name: string): number => {
    const letters = new Set(pairs(name))
    const own = pairs(given)
    return (2 * own.filter((pair) => letters.has(pair)).length) / (own.length + letters.size)
  }
  const [best] = known.toSorted((a, b) => score(b) - score(a))
  return best !== undefined && score(best) > 0.7 ? ` Did you mean ${best}?` : ` --help lists all.`
}

const pairs = (word: string): string[] => Array.from({ length: word.length - 1 }, (_, i) => word.slice(i, i + 2))
