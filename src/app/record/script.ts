/** What was recorded, as a script that does it again. */
import { writeRequest } from '../../api/client.ts'
import { buildUrl } from '../../api/url.ts'
import { curlText } from '../../kit/equivalent/curl.ts'
import { inert } from '../../kit/equivalent/layout.ts'
import { programText } from '../../kit/equivalent/typescript.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { Recorded } from './recorder.ts'

/** A request, with marks in place of the ids that earlier answers told. */
interface Step {
  entry: Recorded
  call: Recorded['call']
  /** Name for the id of its answer, if a later request uses it: `disk_id_2`. */
  variable?: string
}

interface Marked {
  steps: readonly Step[]
  /** What begins a mark: no recorded value holds it. A mark ends with two underscores. */
  mark: string
}

/** A text that nothing which was sent holds. */
function unusedMark(entries: readonly Recorded[]): string {
  const sent = JSON.stringify(entries, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
  let count = 0
  while (sent.includes(`__recorded${count}.`)) count += 1
  return `__recorded${count}.`
}

/** Finds marks; its group is the variable. */
const marks = (mark: string, quote: string, flags: string): RegExp =>
  new RegExp(`${quote}${mark.replace('.', String.raw`\.`)}(\\w+?)__${quote}`, flags)

/** Only whole values count, of ids that the answer of a recorded request told: whatever else is alike may be so by chance. */
function stepsOf(entries: readonly Recorded[]): Marked {
  const mark = unusedMark(entries)
  const told = new Map<string, string>()
  const used = new Set<string>()
  const replace = (value: unknown): unknown => {
    const variable = typeof value === 'string' ? told.get(value) : undefined
    if (variable !== undefined) {
      used.add(variable)
      return `${mark}${variable}__`
    }
    if (Array.isArray(value)) return value.map(replace)
    if (!isPlainObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replace(one)]))
  }
  const steps = entries.map((entry, index) => {
    const { call, outcome } = entry
    const sent =
      'failure' in outcome
        ? call
        : { ...call, path: replace(call.path), query: replace(call.query), body: replace(call.body) }
    // Only what made the thing is certain to be there again.
    if (!('id' in outcome) || outcome.id === undefined || outcome.statusCode !== 201 || told.has(outcome.id))
      return { entry, call: sent }
    const noun = (call.operation ?? 'thing')
      .replace(/[A-Z][a-z]+$/, '')
      .replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)
    const variable = `${noun}_id_${index + 1}`
    told.set(outcome.id, variable)
    return { entry, call: sent, variable }
  })
  return {
    mark,
    steps: steps.map(({ variable, ...step }) =>
      variable !== undefined && used.has(variable) ? { ...step, variable } : step,
    ),
  }
}

/** When it was sent and how it ended; nothing in it ends the comment. */
function noteOf({ call, at, outcome }: Recorded): string {
  const sent = `${at.toISOString()} ${call.method} ${buildUrl(call.url, call.path, undefined)}`
  return inert(
    'failure' in outcome
      ? `${sent} failed and is left out: ${outcome.failure}`
      : `${sent} (HTTP ${outcome.statusCode})`,
  ).replaceAll(/[\r\n]+/g, ' ')
}

const secretNote = (entries: readonly Recorded[]): string[] => {
  const names = [...new Set(entries.flatMap(({ secrets }) => secrets))]
  return names.length === 0 ? [] : [`Secrets were not recorded. Put them in where you read <…>: ${names.join(', ')}`]
}

/** For bash, with the token in `$TOKEN`. */
export function bashScript(entries: readonly Recorded[], origin: string): string {
  const { steps, mark } = stepsOf(entries)
  const needsJq = steps.some(({ variable }) => variable !== undefined)
  const parts = steps.map(({ entry, call, variable }) => {
    const note = `# ${noteOf(entry)}`
    if ('failure' in entry.outcome) return note
    const command = withVariables(curlText(writeRequest(call, { baseUrl: origin })).replace(/^curl/, 'curl -fsS'), mark)
    return `${note}\n${variable === undefined ? command : `${variable}=$(${command} | jq -er .id)`}`
  })
  const head = [
    'Expects a bearer token in the environment variable TOKEN.',
    ...(needsJq ? ['Needs jq.'] : []),
    ...secretNote(entries),
  ]
  return `${['#!/usr/bin/env bash', ...head.map((line) => `# ${line}`), 'set -euo pipefail', '', parts.join('\n\n')].join('\n')}\n`
}

/** Marks become variables, whatever quotes they stand in. */
function withVariables(command: string, mark: string): string {
  const found = marks(mark, '', 'y')
  let quote = ''
  let out = ''
  for (let at = 0; at < command.length;) {
    found.lastIndex = at
    const variable = found.exec(command)
    if (variable) {
      const close = quote === '' ? '' : "'"
      out += `${close}"$${variable[1] ?? ''}"${quote === 'ansi' ? "$'" : close}`
      at += variable[0].length
      continue
    }
    const character = command.charAt(at)
    const isEscape = character === '\\' && quote !== 'single'
    if (character === "'" && quote === '') quote = command.charAt(at - 1) === '$' ? 'ansi' : 'single'
    else if (character === "'") quote = ''
    const length = isEscape ? 2 : 1
    out += command.slice(at, at + length)
    at += length
  }
  return out
}

/** For Node in a checkout of the console. */
export function programScript(entries: readonly Recorded[], origin: string): string {
  const { steps: marked, mark } = stepsOf(entries)
  const steps = marked.map(({ entry, call, variable }) => ({
    note: noteOf(entry),
    ...('failure' in entry.outcome ? {} : { call }),
    ...(variable === undefined ? {} : { variable: camel(variable) }),
  }))
  const head = [
    'Runs in a checkout of this console with Node 24, and expects a bearer token in the environment variable TOKEN.',
    ...secretNote(entries),
  ]
  const program = programText(steps, origin).replaceAll(marks(mark, "'", 'g'), (_, variable: string) => camel(variable))
  return `${head.map((line) => `// ${line}`).join('\n')}\n${program}`
}

const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
