/** Slips of the pen that would otherwise show only as something that is missing or odd on a screen. */
import { describe, expect, it } from 'vitest'
import { build, outcome, type Case } from './world.ts'

const boat = 'entity: boat\n'
const noNav = { in: 'resources/console.yaml', replace: 'chart, ', by: '' } as const
const sail = '    reason: It is at sea\n'

const cases: readonly Case[] = [
  {
    title: 'an action that a tab has a button for',
    change: { replace: 'list:\n  columns:', by: 'detail: {tabs: [{page: chart, actions: [sale]}]}\nlist:\n  columns:' },
    errors: {
      code: 'UNKNOWN_ACTION',
      at: 'sale]',
      cause: 'there is no action `sale`',
      suggestion: 'did you mean `sail`?',
    },
  },
  {
    title: 'a role that does not exist',
    change: { replace: sail, by: `${sail}    role: crew.captian\n` },
    errors: {
      code: 'UNKNOWN_ROLE',
      at: 'role: crew.captian',
      cause: 'there is no role `crew.captian`',
      suggestion: 'did you mean `captain`?',
    },
  },
  {
    title: 'a value to begin with that the field never has',
    change: { replace: 'fields:\n  cargo:', by: 'fields:\n  state: {initial: morred}\n  cargo:' },
    errors: {
      code: 'UNKNOWN_VALUE',
      at: 'initial: morred',
      cause: 'the field is never `morred`',
      suggestion: 'did you mean `moored`?',
    },
  },
  {
    title: 'a placeholder in the phrase of an action',
    change: { replace: sail, by: `${sail}    phrase: Sail {nmae}\n` },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'phrase: Sail',
      cause: 'the row has no field `nmae`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'a placeholder in the message after an action',
    change: { replace: sail, by: `${sail}    toast: '{lenght} metres at sea'\n` },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: "toast: '{lenght}",
      cause: 'the row has no field `lenght`',
      suggestion: 'did you mean `length`?',
    },
  },
  {
    title: 'a placeholder in a reason, which knows no row',
    change: { replace: sail, by: "    reason: '{name} is at sea'\n" },
    errors: {
      code: 'UNKNOWN_PLACEHOLDER',
      at: "reason: '{name}",
      cause: 'nothing is put in for `{name}` in `reason`',
      suggestion: 'write the words themselves',
    },
  },
  {
    title: 'a placeholder in the question before an action',
    change: { replace: sail, by: `${sail}    text: '{lenght} metres'\n` },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: "text: '{lenght}",
      cause: 'the row has no field `lenght`',
      suggestion: 'did you mean `length`?',
    },
  },
  {
    title: 'a placeholder in what the mock fills in',
    change: { replace: boat, by: `${boat}mock: {defaults: {state: '{naem}'}}\n` },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: "state: '{naem}'",
      cause: 'there is no field `naem`',
      suggestion: 'did you mean `name`?',
    },
  },
  {
    title: 'a verb that the mock is to refuse',
    change: { replace: boat, by: `${boat}mock: {refuse: {sial: [{when: {state: [sailing]}, message: No}]}}\n` },
    errors: {
      code: 'UNKNOWN_ACTION',
      at: 'sial: [',
      cause: 'there is no action `sial` that could be refused',
      suggestion: 'did you mean `sail`?',
    },
  },
  {
    title: 'names in labels, in plain and in numbers',
    change: {
      in: 'resources/console.yaml',
      replace: 'acronyms: [ID]\n',
      by: "acronyms: [ID]\nlabels: {lenght: Length}\nplain: [id, nmae]\nnumbers: {metrs: count, '*Bytes': count}\n",
    },
    errors: [
      {
        code: 'UNKNOWN_FIELD',
        in: 'resources/console.yaml',
        at: 'lenght: Length',
        cause: 'the contract has no field `lenght`',
        suggestion: 'did you mean `length`?',
      },
      {
        code: 'UNKNOWN_FIELD',
        in: 'resources/console.yaml',
        at: 'nmae]',
        cause: 'the contract has no field `nmae`',
        suggestion: 'did you mean `name`?',
      },
      {
        code: 'UNKNOWN_FIELD',
        in: 'resources/console.yaml',
        at: 'metrs: count',
        cause: 'the contract has no field `metrs`',
        suggestion: 'did you mean `metres`?',
      },
      {
        code: 'UNKNOWN_FIELD',
        in: 'resources/console.yaml',
        at: "'*Bytes'",
        cause: 'the contract has no field `*Bytes`',
        suggestion: 'leave it out, or use the name that the field has in the client view',
      },
    ],
  },
  {
    title: 'an icon',
    change: {
      in: 'resources/console.yaml',
      replace: 'nav: [harbor.list,',
      by: 'nav: [{screen: harbor.list, icon: ancor},',
    },
    errors: [
      {
        code: 'WRONG_VALUE',
        in: 'resources/console.yaml',
        at: 'icon: ancor',
        cause: '"ancor" is not a value of "icon".',
      },
    ],
  },
  {
    title: 'a page that nothing leads to',
    change: noNav,
    errors: {
      code: 'NO_WAY_TO_PAGE',
      at: 'page: chart',
      cause: 'nothing leads to the page `chart`',
      suggestion: 'name it in `nav`, in `tabs`, or in `to` of an action, or say in `reached` how people come there',
    },
  },
  {
    title: 'an entity that is its own parent',
    change: { replace: 'parent: harbor\noperations:\n  stem: boat', by: 'parent: boat\noperations:\n  stem: boat' },
    errors: {
      code: 'UNREACHABLE_PARENT',
      at: 'parent: boat\n',
      cause: 'the parents of `boat` go in circles',
      suggestion: 'one of them needs an absolute `at` and no parent',
    },
  },
  {
    title: 'three entities in a circle',
    change: [
      { replace: 'entity: harbor\nat: /harbors', by: 'entity: harbor\nparent: pilot\nat: harbors' },
      { replace: 'entity: pilot\nat: /pilots', by: 'entity: pilot\nparent: boat' },
    ],
    errors: {
      code: 'UNREACHABLE_PARENT',
      at: 'parent: harbor\n',
      cause: 'the parents of `boat` go in circles',
      suggestion: 'one of them needs an absolute `at` and no parent',
    },
  },
]

describe('each slip is told once, where it was made', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(
      actual.map(({ suggestion, ...rest }) => ({ ...rest, ...(suggestion === undefined ? {} : { suggestion }) })),
    ).toMatchObject(wanted)
    expect(actual).toHaveLength(wanted.length)
  })
})

describe('ways to a page', () => {
  const reached = (by: string) => ({ replace: 'page: chart\n', by: `page: chart\n${by}\n` })
  it.each([
    ['an action', { replace: '  anchor: {}\n', by: '  anchor: {}\n  look: {to: chart}\n' }],
    ['a reason', reached('reached: it hangs on the wall')],
    ['no frame around it', reached('level: public')],
  ])('%s', (_, change) => expect(build([noNav, change]).diagnostics).toEqual([]))

  it('one that is misspelt is told as that alone', () => {
    const { diagnostics } = build([{ ...noNav, by: 'chrat, ' }])
    expect(diagnostics).toMatchObject([{ code: 'UNKNOWN_SCREEN', suggestion: 'did you mean `chart`?' }])
  })
})
