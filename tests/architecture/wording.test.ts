import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'

import { repositoryFiles, root } from '../support/repository-files.ts'
import { describeViolations, readSource } from './source.ts'
import { textsOf, wordingFaults } from './wording.ts'
import type { Words } from './wording.ts'

/** Makers, languages, keys of a keyboard and units. */
const names = 'AMD Milan Turin Gb/s Debian English Shift Ctrl Enter Space Esc OpenSSH Gb Solomon TypeScript Off'.split(
  ' ',
)

interface Manifest {
  acronyms?: readonly string[]
}
const [console] = parseAllDocuments(readFileSync(join(root, 'openapi/resources/console.yaml'), 'utf8'))
const manifest = console?.toJS() as Manifest | undefined
const words: Words = { acronyms: manifest?.acronyms ?? [], names }

const shown = repositoryFiles().filter(
  (path) =>
    /^(?:generated\/screens|src\/(?:app|features|kit|overrides|ui))\/.+\.tsx?$/.test(path) &&
    !/\.test\.tsx?$/.test(path),
)

it('what is on screen is worded as everywhere else', () => {
  const texts = shown.flatMap((path) => textsOf(readSource(path)))
  expect(texts.length).toBeGreaterThan(2000)
  expect(describeViolations(wordingFaults(texts, words))).toBe('')
})

const said = (path: string, text: string) => wordingFaults(textsOf({ path, text }), words).map(({ message }) => message)

it.each([
  ['a capital inside a label', `{label: 'New Disk'}`, 'the capital of “Disk”'],
  ['a capital inside a tag', `<h2>Add Range</h2>`, 'the capital of “Range”'],
  ['an acronym in small letters', `{title: 'Instances of the vpc'}`, 'writes VPC as “vpc”'],
  ['an acronym with one capital', `{help: 'Fec of the link, if there is one'}`, 'writes FEC as “Fec”'],
  ['a help that names its label', `{label: 'Name', help: 'Name for the new disk.'}`, 'only restates its label “Name”'],
  ['a help that adds a bound', `{label: 'Password', help: 'Password text, up to 512 characters.'}`, 'only restates'],
  ['a help that names its resource', `{label: 'Memory', help: 'Memory of the disk'}`, 'only restates'],
  ['a long help', `{help: '${'long '.repeat(30)}'}`, 'is longer than 125'],
  ['a reason that is a state', `{reason: 'The disk is attached'}`, 'does not say how to enable it'],
  ['the same of a button', `<Button disabledReason="No disks here" />`, 'does not say how to enable it'],
  ['another word', `{text: 'Announced to neighbours'}`, 'say neighbor for “neighbour”'],
  ['a text with something put in', '{text: `${name} is in the way`}', 'say what to delete first'],
])('%s is told', (_, text, message) => {
  const faults = said('generated/screens/disk/list.gen.tsx', `const one = (${text})`)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain(message)
})

it.each([
  `{label: 'IPv6 block of the VPC', help: 'Generated if blank'}`,
  `{title: 'Stop {name}?', text: '{name} keeps its disks. Its vCPUs are freed.'}`,
  `{reason: 'Stop the instance first', label: 'AMD Milan'}`,
  `{label: 'Password', help: 'Up to 512 characters.'}`,
  `{text: 'baseboard.serial', placeholder: 'e.g. ~/.ssh/id_ed25519.pub'}`,
])('%s is as it should be', (text) =>
  expect(said('generated/screens/disk/list.gen.tsx', `const one = (${text})`)).toEqual([]),
)
