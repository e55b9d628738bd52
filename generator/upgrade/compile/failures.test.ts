/** What the compiler says, as parts of the console with the change behind it. */
import { expect, it } from 'vitest'
import type { Change } from '../compare/change.ts'
import { failuresOf } from './failures.ts'

const changes: readonly Change[] = [
  { type: 'operation-renamed', operation: 'lamp_light', to: 'lamp_burn' },
  {
    type: 'field-renamed',
    owner: 'Lamp',
    field: 'wick_length',
    sureness: 'certain',
    to: 'wick',
    candidates: ['wick'],
    required: true,
    uses: [],
  },
]

const lines: Readonly<Record<string, string>> = { 'src/mock/behaviours/lamps.ts': '  lamp_light: ({ path }) => {' }
const failures = (output: string) =>
  failuresOf(output, { changes, gone: new Map(), lineOf: (file) => lines[file] ?? '' })

it.each([
  ['src/overrides/lamp/List.tsx', 'override'],
  ['src/mock/behaviours/lamps.ts', 'behaviour'],
  ['src/mock/seed/lamps.ts', 'seed'],
  ['tests/contract/mock/recipes/lamps.ts', 'recipe'],
  ['src/features/lamps.ts', 'source'],
] as const)('%s is called: %s', (file, part) => {
  expect(failures(`${file}(7,3): error TS2339: Property 'wickLength' does not exist on type 'Lamp'.`)).toEqual([
    {
      part,
      file,
      line: 7,
      message: "TS2339: Property 'wickLength' does not exist on type 'Lamp'.",
      cause: 'Lamp.wick_length is now wick',
    },
  ])
})

it('a message that names nothing is explained by its line', () => {
  const [only] = failures(
    "src/mock/behaviours/lamps.ts(3,9): error TS7031: Binding element 'path' implicitly has an 'any' type.",
  )
  expect(only?.cause).toBe('lamp_light is called lamp_burn')
})

it('a failure without a change behind it is told all the same', () => {
  const [only, ...more] = failures('src/app/a.ts(1,1): error TS1000: Odd.\n  more words of it\n')
  expect(only).toEqual({ part: 'source', file: 'src/app/a.ts', line: 1, message: 'TS1000: Odd.' })
  expect(more).toEqual([])
})

it.each(['lampLight', 'lampLightOptions', 'lampLightQueryKey', 'LampLightData', 'LampLightResponse'])(
  '%s is lost with its operation',
  (name) => {
    const [failure] = failures(`src/features/lamps.ts(4,10): error TS2305: Module has no exported member '${name}'.`)
    expect(failure?.cause).toBe('lamp_light is called lamp_burn')
  },
)

it('regression: a parameter that two operations require by now was told of the first of them, whichever was called', () => {
  const required: readonly Change[] = ['lamp_list', 'wick_view'].map((operation) => ({
    type: 'parameter-added',
    operation,
    parameter: 'room',
    required: true,
  }))
  const causes = [
    "src/a.ts(1,1): error TS2741: Property 'room' is missing in type '{}' but required in type '{ room: string; }'.",
    "src/b.ts(1,1): error TS2741: Property 'query' is missing in type '{}' but required in type 'Options<WickViewData>'.",
  ].map(
    (output) =>
      failuresOf(output, { changes: required, gone: new Map(), lineOf: () => '  await wickView({ query: {} })' })[0]
        ?.cause,
  )
  expect(causes).toEqual([
    'wick_view has the parameter room, which is required',
    'wick_view has the parameter room, which is required',
  ])
})

it('regression: fields of the same name were told of the first schema that has one, and what is said to be meant was taken for what is gone', () => {
  const gone = (owner: string): Change => ({ type: 'field-removed', owner, field: 'size', uses: [] })
  const cause = (message: string) =>
    failuresOf(`src/a.ts(1,1): error ${message}`, {
      changes: [gone('Lamp'), gone('Wick')],
      gone: new Map(),
      lineOf: () => '',
    })[0]?.cause
  expect(cause("TS2339: Property 'size' does not exist on type 'Wick'.")).toBe('Wick.size is gone')
  expect(cause("TS2551: Property 'wax' does not exist on type 'Other'. Did you mean 'size'?")).toBeUndefined()
})

it('regression: that a call answers something else as a whole was no cause', () => {
  const changed: Change = {
    type: 'field-changed',
    owner: 'lamp_view answer',
    field: '',
    from: 'Lamp',
    to: 'list of Lamp',
    uses: [{ operation: 'lamp_view', side: 'answer' }],
  }
  const said = (message: string) =>
    failuresOf(`src/mock/a.ts(1,1): error ${message}`, { changes: [changed], gone: new Map(), lineOf: () => '' })[0]
      ?.cause
  const cause = 'lamp_view answer: Lamp is now list of Lamp'
  expect(said("TS2322: Type '() => Lamp' is not assignable to type 'Handler<void, LampViewResponse>'.")).toBe(cause)
  expect(said("TS2322: Type 'Lamp[] | undefined' is not assignable to type 'Lamp | undefined'.")).toBe(cause)
  expect(said("TS2322: Type 'string' is not assignable to type 'number'.")).toBeUndefined()
})
