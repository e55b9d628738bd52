/** Rules of the form that concern more than one field, or a field that only this form has. */
import { asItems } from '../../kit/form/empty.ts'
import type { Problems } from '../../kit/form/validate.ts'
import { readPath } from '../../lib/condition.ts'
import { limits } from './limits.ts'
import { textsOf } from '../../lib/texts-of.ts'
import { asUserData, userDataProblem } from './user-data.ts'

/** What is known of the project and the silo; what has not been read yet is judged by the server. */
export interface Known {
  diskNames: ReadonlySet<string>
  keys: number
  /** Names of the VPCs of the project. */
  vpcs?: ReadonlySet<string> | undefined
}

const nameInUse = 'Name is already in use'
const wholeGib = 'Must be a whole number of GiB'

/** Messages by field path. */
export function instanceProblems(values: unknown, known: Known): Problems {
  const problems = new Map<string, string>()
  const add = (path: string, problem: string | undefined) => {
    if (problem !== undefined) problems.set(path, problem)
  }
  add('hostname', hostnameProblem(text(readPath(values, 'hostname'))))
  const data = asUserData(readPath(values, 'userData'))
  if (data) add('userData', userDataProblem(data))
  const memory = readPath(values, 'memory')
  if (typeof memory === 'number' && !Number.isInteger(memory)) add('memory', wholeGib)
  add('sshPublicKeys', keysProblem(values, known))
  add('floatingIps', addressesProblem(values))
  checkBoot(values, known, add)
  checkDisks(values, known, add)
  add('networkInterfaces', defaultProblem(values, known))
  checkInterfaces(values, add)
  return problems
}

/** What is wrong with a hostname, or undefined; an empty one stands for the name. */
export function hostnameProblem(hostname: string): string | undefined {
  if (hostname === '') return undefined
  if (hostname.length > limits.hostname) return `Must be ${limits.hostname} characters or fewer`
  if (!/^[a-zA-Z0-9.-]*$/.test(hostname)) return 'Can only contain letters, digits, dashes and dots'
  const isLabel = (label: string) => /^[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?$/.test(label)
  return hostname.split('.').every(isLabel) ? undefined : 'Each part must start and end with a letter or a digit'
}

/** Names of the disks that the form makes, by the path of their field. */
function newNames(values: unknown): { path: string; name: string }[] {
  const disks = entries(readPath(values, 'disks')).flatMap((disk, index) =>
    readPath(disk, 'tag') === 'create'
      ? [
          {
            path: `disks.${index}.value.variants.create.name`,
            name: text(readPath(disk, 'variants.create.name')),
          },
        ]
      : [],
  )
  const boot = { path: 'bootName', name: text(readPath(values, 'bootName')) }
  return readPath(values, 'boot.tag') === 'disk' ? disks : [boot, ...disks]
}

/** Names of the existing disks that the form takes, by the path of their field. */
export function takenNames(values: unknown): { path: string; name: string }[] {
  const disks = entries(readPath(values, 'disks')).flatMap((disk, index) =>
    readPath(disk, 'tag') === 'attach'
      ? [
          {
            path: `disks.${index}.value.variants.attach.name`,
            name: text(readPath(disk, 'variants.attach.name')),
          },
        ]
      : [],
  )
  const boot = { path: 'boot.variants.disk.name', name: text(readPath(values, 'boot.variants.disk.name')) }
  return readPath(values, 'boot.tag') === 'disk' ? [boot, ...disks] : disks
}

/** Why a disk of the form cannot have this name; `index` is its own place in the list, if it has one. */
export function diskNameProblem(values: unknown, known: Known, { name, index }: { name: string; index?: number }) {
  const isOwn = (path: string) => path.startsWith(`disks.${index}.`)
  const isTaken = newNames(values).some((other) => !isOwn(other.path) && other.name === name)
  return known.diskNames.has(name) || isTaken ? nameInUse : undefined
}

/** Why an existing disk cannot be taken. */
export function takenDiskProblem(values: unknown, { name, index }: { name: string; index?: number }) {
  const isOwn = (path: string) => path.startsWith(`disks.${index}.`)
  return takenNames(values).some((other) => !isOwn(other.path) && other.name === name)
    ? 'This disk is already used here'
    : undefined
}

type Add = (path: string, problem: string | undefined) => void

function checkBoot(values: unknown, { diskNames }: Known, add: Add): void {
  if (readPath(values, 'boot.tag') === 'disk') return
  const size = readPath(values, 'bootSize')
  if (typeof size === 'number' && !Number.isInteger(size)) add('bootSize', wholeGib)
  if (diskNames.has(text(readPath(values, 'bootName')))) add('bootName', nameInUse)
}

function checkDisks(values: unknown, { diskNames }: Known, add: Add): void {
  const made = newNames(values).filter(({ name }) => name !== '')
  for (const [at, { path, name }] of made.entries()) {
    const isRepeated = made.slice(0, at).some((other) => other.name === name)
    if (isRepeated || diskNames.has(name)) add(path, nameInUse)
  }
  const taken = takenNames(values).filter(({ name }) => name !== '')
  for (const [at, { path, name }] of taken.entries()) {
    if (taken.slice(0, at).some((other) => other.name === name)) add(path, 'This disk is already used here')
  }
}

/** The VPC in which an instance gets an interface by default. */
const defaultVpc = 'default'

/** Why there is no interface by default. */
function defaultProblem(values: unknown, { vpcs }: Pick<Known, 'vpcs'>): string | undefined {
  if (readPath(values, 'networkInterfaces.tag') !== 'default' || vpcs === undefined || vpcs.has(defaultVpc))
    return undefined
  return vpcs.size === 0 ? 'The project has no VPC' : 'The project has no VPC named “default”: choose Custom or None'
}

function checkInterfaces(values: unknown, add: Add): void {
  if (readPath(values, 'networkInterfaces.tag') !== 'create') return
  const base = 'networkInterfaces.variants.create.params'
  const all = entries(readPath(values, base))
  for (const [index, one] of all.entries()) {
    const found = Object.entries(interfaceProblems(one, all.slice(0, index)))[0]
    if (found) add(`${base}.${index}.value.${found[0]}`, found[1])
  }
}

/** What keeps an interface from standing beside others, by field. */
export function interfaceProblems(one: unknown, others: readonly unknown[]): Readonly<Record<string, string>> {
  const same = (path: string) => {
    const value = text(readPath(one, path))
    return value !== '' && others.some((other) => readPath(other, path) === value)
  }
  const [vpc] = others.map((other) => text(readPath(other, 'vpcName')))
  const isElsewhere = vpc !== undefined && vpc !== text(readPath(one, 'vpcName'))
  return {
    ...(same('name') && { name: nameInUse }),
    ...(isElsewhere && { vpcName: `All interfaces have to be in the same VPC, which is ${vpc}` }),
    ...(!isElsewhere && same('subnetName') && { subnetName: 'Another interface is in this subnet already' }),
  }
}

function keysProblem(values: unknown, { keys }: Known): string | undefined {
  const chosen = readPath(values, 'sshPublicKeys')
  const count = Array.isArray(chosen) ? chosen.length : keys
  return count > limits.sshKeys ? `Can have at most ${limits.sshKeys} keys` : undefined
}

function addressesProblem(values: unknown): string | undefined {
  if (readPath(values, 'networkInterfaces.tag') === 'none') return undefined
  const count = textsOf(readPath(values, 'floatingIps')).length + (readPath(values, 'ephemeral') === true ? 1 : 0)
  return count > limits.externalIps
    ? `An instance can have at most ${limits.externalIps} external addresses, the ephemeral one included`
    : undefined
}

/** The values of a list of the form. */
export const entries = (items: unknown): readonly unknown[] => asItems(items).map(({ value }) => value)

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
