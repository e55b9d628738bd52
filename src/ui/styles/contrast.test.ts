import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'
type Oklch = [lightness: number, chroma: number, hue: number]

const tokens = new Map<string, Record<Theme, Oklch>>()
for (const [, name = '', light = '', dark = ''] of css.matchAll(
  /--color-([\w-]+): light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/g,
)) {
  tokens.set(name, { light: numbers(light), dark: numbers(dark) })
}

function numbers(text: string): Oklch {
  const [l = 0, c = 0, h = 0] = text.split(' ').map(Number)
  return [l, c, h]
}

/** Relative luminance of WCAG; the matrices are those of Björn Ottosson's Oklab. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  const [r, g, bl] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (bl ?? 0)
}

function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [one, other].map((name) => {
    const token = tokens.get(name)
    if (!token) throw new Error(`tokens.css has no --color-${name}`)
    return luminance(token[theme])
  })
  const [dark = 0, light = 0] = [a ?? 0, b ?? 0].toSorted((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const tones = ['neutral', 'success', 'info', 'warning', 'danger', 'notice'].filter((tone) => tokens.has(`${tone}-soft`))
const softs = tones.map((tone) => `${tone}-soft`)
const lines = ['line', 'line-strong', 'focus', ...tones.map((tone) => `${tone}-line`)]
/** What text stands on whatever kind of text it is. */
const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected']
/** A filled control, and the only text on it. */
const fills = [
  ['accent', 'on-accent'],
  ['accent-hover', 'on-accent'],
  ['danger-fill', 'on-danger'],
  ['danger-fill-hover', 'on-danger'],
] as const
const texts = ['ink', 'ink-2', 'ink-3', 'link', 'accent', ...tones]

/** Any text may stand on any ground; on a soft ground those of the page and the tone's own. */
const textPairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...['ink', 'ink-2', 'link'].flatMap((text) => softs.map((soft) => [text, soft] as const)),
  ...tones.map((tone) => [tone, `${tone}-soft`] as const),
  ['ink-3', 'neutral-soft'] as const,
  ...['ink', 'ink-2'].map((text) => [text, 'selection'] as const),
  ...fills.map(([fill, text]) => [text, fill] as const),
]

test('every token is a text, a ground, a fill or a line', () => {
  const known = [...texts, ...grounds, ...softs, ...lines, ...fills.flat(), 'backdrop', 'selection']
  expect([...tokens.keys()].filter((name) => !known.includes(name))).toEqual([])
})

describe('what the sources use', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: new URL('../../..', import.meta.url) })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))
    .join('\n')
  const names = [...tokens.keys()].toSorted((a, b) => b.length - a.length).join('|')
  const used = (utility: string) =>
    new Set(
      [...sources.matchAll(new RegExp(`(?<![\\w-])${utility}-(${names})(?![\\w-])`, 'g'))].map(([, name]) => name),
    )

  test('is text that was looked at', () => {
    // A drawing takes its colour as text does; in the colour of lines it is decoration.
    const looked = new Set<string>([...textPairs.map(([text]) => text), 'line'])
    expect([...used('text')].filter((name) => name !== undefined && !looked.has(name))).toEqual([])
  })

  test('is grounds that were looked at, or grounds that carry no text', () => {
    const looked = new Set<string>(textPairs.map(([, ground]) => ground))
    // Lines, and the segments of a bar with the squares of its legend.
    const bare = [...lines, 'ink-3', 'notice', 'info', 'warning']
    expect([...used('bg')].filter((name) => name !== undefined && !looked.has(name) && !bare.includes(name))).toEqual(
      [],
    )
  })
})

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(textPairs)('%s on %s can be read', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([...grounds, ...softs])('the focus ring stands out from %s', (ground) => {
    expect(contrast('focus', ground, theme)).toBeGreaterThanOrEqual(3)
  })

  // Where controls with an edge of their own stand, and what they are filled with.
  test.each(['canvas', 'surface', 'raised', 'sunken', 'selected', 'neutral-soft'])(
    'controls stand out from %s: at rest, chosen, refused',
    (ground) => {
      for (const edge of ['line-strong', 'accent', 'danger', 'danger-fill']) {
        expect(contrast(edge, ground, theme), edge).toBeGreaterThanOrEqual(3)
      }
    },
  )
})

test('status hues keep their distance from the accent', () => {
  const accent = tokens.get('accent')?.light[2] ?? 0
  for (const tone of tones.slice(1)) {
    const distance = Math.abs((tokens.get(tone)?.light[2] ?? accent) - accent)
    expect(Math.min(distance, 360 - distance), tone).toBeGreaterThanOrEqual(45)
  }
})
