/** Every text of the generated screens, by what it is. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kinds = ['label', 'title', 'submit', 'help', 'body', 'reason'] as const

export interface Text {
  kind: (typeof kinds)[number]
  text: string
  /** The screen, and the path to the text in it. */
  at: string
  /** It is said of a field that refers to something by its id or name, and shows or asks for that thing. */
  isReference: boolean
}

const folder = fileURLToPath(new URL('../../../generated/screens/', import.meta.url))

export async function generatedTexts(): Promise<readonly Text[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.gen\.tsx?$/.test(file))
  const found: Text[] = []
  for (const file of files.toSorted()) {
    const module: Record<string, unknown> = await import(join(folder, file))
    for (const [name, value] of Object.entries(module)) collect(value, `${file.replace('.gen.tsx', '')} ${name}`, found)
  }
  return found
}

function collect(value: unknown, at: string, found: Text[]): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const kind = kinds.find((one) => one === key)
    // Names of the platform's own rows and of fields are no texts.
    if (kind !== undefined && typeof inner === 'string')
      found.push({ kind, text: inner, at, isReference: refers(value) })
    else if (key !== 'lookup') collect(inner, `${at}.${key}`, found)
  }
}

function refers(value: object): boolean {
  const shown = 'cell' in value ? value.cell : 'widget' in value ? value.widget : undefined
  return (
    typeof shown === 'object' &&
    shown !== null &&
    'kind' in shown &&
    ['ref', 'picker'].includes(String(shown.kind)) &&
    !('free' in shown)
  )
}
