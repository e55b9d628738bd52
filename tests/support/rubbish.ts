/** What may be found where something was kept: by a browser that broke off, by hand, by another site of this host, or by an older console. */

const levels = 10_000

/** Texts that were never JSON of the console. */
export const rubbishTexts: Readonly<Record<string, string>> = {
  'no text': '',
  'no JSON': '{"at": 1, "chan',
  words: 'yes, please',
  null: 'null',
  'a number': '7',
  'a number beyond all': '1e999',
  true: 'true',
  'a text': '"abc"',
  'an empty list': '[]',
  'an empty object': '{}',
  'a list of all kinds': '[null, 7, true, "abc", [], {}, [[]], [null]]',
  'an object deep down': '{"a":'.repeat(levels) + '1' + '}'.repeat(levels),
  'a list deep down': '['.repeat(levels) + ']'.repeat(levels),
  'an object with a prototype': '{"__proto__": {"v": 1, "at": 1}, "constructor": {"prototype": 1}, "toString": 1}',
  'a million characters': 'W'.repeat(1_000_000),
  'a text of a million characters': JSON.stringify('W'.repeat(1_000_000)),
  'a list of a hundred thousand': `[${Array.from({ length: 100_000 }, () => '{}').join()}]`,
}

/** What may stand in the place of a value. */
const wrongValues: readonly unknown[] = [null, 7, -0.5, true, 'abc', '', [], [null], [[]], {}, { a: { b: 1 } }]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same value with each of its parts, and itself, in turn wrong, missing, or called otherwise as by an older version. */
export function* spoilt(value: unknown): Generator<unknown> {
  yield* wrongValues
  if (Array.isArray(value)) {
    for (const [at, item] of value.entries()) for (const other of spoilt(item)) yield value.with(at, other)
  } else if (isObject(value)) {
    for (const [name, part] of Object.entries(value)) {
      const { [name]: _, ...others } = value
      yield others
      yield { ...others, [`${name}_of_old`]: part }
      yield { ...value, [`${name}_of_old`]: part }
      for (const other of spoilt(part)) yield { ...value, [name]: other }
    }
  }
}

/**
 * Where a value is not of the form that a right one has; undefined where it is. Parts may be missing, and none may be added.
 */
export function misshapen(value: unknown, right: unknown, path = ''): string | undefined {
  if (Array.isArray(right)) {
    if (!Array.isArray(value)) return `${path} is no list`
    const [first] = right
    return value.map((item, at) => misshapen(item, first, `${path}/${at}`)).find((one) => one !== undefined)
  }
  if (isObject(right)) {
    if (!isObject(value)) return `${path} is no object`
    return Object.entries(value)
      .map(([name, part]) =>
        name in right ? misshapen(part, right[name], `${path}/${name}`) : `${path}/${name} is not known`,
      )
      .find((one) => one !== undefined)
  }
  return typeof value === typeof right || value === undefined ? undefined : `${path} is ${typeof value}`
}
