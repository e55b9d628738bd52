import { readFileSync } from 'node:fs'
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

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected']
const tones = ['neutral', 'success', 'info', 'warning', 'danger', 'notice']
const onGrounds = ['ink', 'ink-2', 'ink-3', 'link', 'accent', ...tones]

const textPairs = [
  ...onGrounds.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...tones.flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['ink', `${tone}-soft`] as const,
    ['link', `${tone}-soft`] as const,
  ]),
  ['ink-3', 'neutral-soft'] as const,
  ['on-accent', 'accent'] as const,
  ['on-accent', 'accent-hover'] as const,
  ['on-danger', 'danger-fill'] as const,
  ['on-danger', 'danger-fill-hover'] as const,
]

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(textPairs)('%s on %s can be read', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['canvas', 'surface', 'raised'])('edges of controls and the focus ring stand out from %s', (ground) => {
    expect(contrast('line-strong', ground, theme)).toBeGreaterThanOrEqual(3)
    expect(contrast('focus', ground, theme)).toBeGreaterThanOrEqual(3)
  })
})

test('status hues keep their distance from the accent', () => {
  const accent = tokens.get('accent')?.light[2] ?? 0
  for (const tone of tones.slice(1)) {
    const distance = Math.abs((tokens.get(tone)?.light[2] ?? accent) - accent)
    expect(Math.min(distance, 360 - distance), tone).toBeGreaterThanOrEqual(45)
  }
})
