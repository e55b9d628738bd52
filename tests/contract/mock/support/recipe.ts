/** Recipes: what a client sends and what the platform answers, as data. Expectations are literal. */
import type { OperationId } from '../../../../src/mock/spec/operation-spec.ts'

/** One request and what must come back. `{{name.path}}` in texts stands for a part of an earlier answer. */
export interface Step {
  readonly call: OperationId
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: unknown
  /** The body as text, for what is not JSON. */
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Milliseconds that pass before the call. */
  readonly after?: number
  /** Keeps the answer under this name; of an answer without body, `cookie` is what a browser would send from now on. */
  readonly as?: string
  readonly status: number
  /** Part of the answer: objects may have more, lists may not. */
  readonly answer?: unknown
  /** Headers that the answer must have. */
  readonly sends?: Readonly<Record<string, string>>
  /** The error's message; `code` null means that there is none. */
  readonly error?: { readonly code: string | null; readonly message: string }
}

export interface Recipe {
  readonly name: string
  readonly steps: readonly Step[]
}

type Saved = Readonly<Record<string, unknown>>

/** What stands for a part that an answer does not have. */
type Absent = (name: string, path: string) => string

/** Replaces the placeholders in a value, at any depth. */
export function filled<T>(value: T, saved: Saved, absent?: Absent): T
export function filled(value: unknown, saved: Saved, absent: Absent = () => 'undefined'): unknown {
  if (typeof value === 'string')
    return value.replace(/\{\{([\w-]+)\.([\w.]+)\}\}/g, (_, name: string, path: string) => {
      const part = read(saved[name], path)
      return part === undefined ? absent(name, path) : String(part)
    })
  if (Array.isArray(value)) return value.map((part) => filled(part, saved, absent))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filled(part, saved, absent)]))
}

function read(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Saved)[step] : undefined), value)
}

/** Shorthands that keep recipes readable. */
export const ok = (step: Omit<Step, 'status'> & { status?: number }): Step => ({ status: 200, ...step })

/** A refusal with the error envelope. */
export const refused = (
  status: number,
  code: string | null,
  message: string,
  step: Omit<Step, 'status' | 'error'>,
): Step => ({
  ...step,
  status,
  error: { code, message },
})
