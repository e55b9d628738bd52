/** Reads a story: plain data of a file, or of a program that is not checked by types. */
import { isPlainObject } from '../../lib/plain-object.ts'
import { scenarios } from '../scenarios/index.ts'
import { StoryError, unknownWord, type StoryPath, type StoryProblem, type Suggest } from './problem.ts'
import { makers, unmade, type Maker } from './makers.ts'

type Fields = Readonly<Record<string, unknown>>

/** One thing to make, or one call. */
export interface Step {
  readonly path: StoryPath
  readonly maker: Maker
  /** Display name of who calls; undefined for who calls by default. */
  readonly as: string | undefined
  /** Age of what is made. */
  readonly days: number | undefined
  /** Parameters and properties of the body. */
  readonly fields: Fields
}

/** What fields of one row are to be in the end. */
export interface Setting {
  readonly path: StoryPath
  readonly entity: string
  /** Name or id, after the names of its parents if need be. */
  readonly row: string
  readonly fields: Fields
}

export interface Story {
  readonly name: string
  readonly title: string
  readonly help: string
  /** Name of the scenario that it goes on from. */
  readonly from: keyof typeof scenarios
  /** Display name of who calls without signing in; undefined for whom `from` says. */
  readonly user: string | undefined
  readonly steps: readonly Step[]
  readonly settings: readonly Setting[]
}

const storyKeys = ['name', 'title', 'help', 'from', 'user', 'steps', 'set', '$schema']

/** @throws StoryError that says everything that is wrong with its form */
export function readStory(value: unknown, suggest: Suggest): Story {
  const problems: StoryProblem[] = []
  const wrong = (path: StoryPath, message: string): void => void problems.push({ path, message })
  const textAt = (fields: Fields, key: string, path: StoryPath = []): string | undefined => {
    const text = fields[key]
    if (text === undefined || typeof text === 'string') return text
    wrong([...path, key], 'is not a text')
    return undefined
  }

  const readStep = (maker: Maker, given: unknown, path: StoryPath): Step[] => {
    if (!isPlainObject(given)) {
      wrong(path, 'is not a map of fields')
      return []
    }
    const { as: _as, days, ...fields } = given
    for (const key of Object.keys(fields)) {
      if (!maker.fields.includes(key))
        wrong([...path, key], unknownWord(`field of ${maker.name}`, key, [...maker.fields, 'as', 'days'], suggest))
    }
    for (const key of maker.required)
      if (fields[key] === undefined) wrong(path, `the field "${key}" of ${maker.name} is missing`)
    const isAge = days === undefined || (typeof days === 'number' && days >= 0)
    if (!isAge) wrong([...path, 'days'], 'is not a number of days, like 30')
    return [{ path, maker, as: textAt(given, 'as', path), days: isAge ? days : undefined, fields }]
  }

  const readSteps = (given: unknown): Step[] => {
    if (given === undefined) return []
    if (!Array.isArray(given)) {
      wrong(['steps'], 'is not a list')
      return []
    }
    return given.flatMap((one: unknown, at) => {
      const [[name, content] = ['', undefined], ...others] = isPlainObject(one) ? Object.entries(one) : []
      if (name === '' || others.length > 0) {
        wrong(['steps', at], 'is not one thing to make, like "project: {name: web-shop}"')
        return []
      }
      const path = ['steps', at, name]
      const maker = makers.get(name)
      if (maker === undefined) {
        wrong(path, unmade(name) ?? unknownWord('entity or operation', name, [...makers.keys()], suggest))
        return []
      }
      if (!Array.isArray(content)) return readStep(maker, content ?? {}, path)
      return content.flatMap((row: unknown, index) => readStep(maker, row, [...path, index]))
    })
  }

  const readSettings = (given: unknown): Setting[] =>
    entriesAt(given, ['set']).flatMap(([entity, rows, entityPath]) =>
      entriesAt(rows, entityPath).flatMap(([row, fields, path]) => {
        if (isPlainObject(fields)) return [{ path, entity, row, fields }]
        wrong(path, 'is not a map of fields')
        return []
      }),
    )

  const entriesAt = (given: unknown, path: StoryPath): [string, unknown, StoryPath][] => {
    if (given === undefined) return []
    if (isPlainObject(given)) return Object.entries(given).map(([key, part]) => [key, part, [...path, key]])
    wrong(path, 'is not a map')
    return []
  }

  if (!isPlainObject(value)) throw new StoryError([{ path: [], message: 'a story is a map with "steps"' }])
  for (const key of Object.keys(value))
    if (!storyKeys.includes(key)) wrong([key], unknownWord('part of a story', key, storyKeys.slice(0, -1), suggest))
  const from = textAt(value, 'from') ?? scenarios.empty.name
  if (!isScenario(from)) wrong(['from'], unknownWord('scenario', from, Object.keys(scenarios), suggest))
  const name = textAt(value, 'name') ?? 'story'
  if (isScenario(name)) wrong(['name'], `"${name}" is the name of a scenario that is there already`)
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) wrong(['name'], 'a name has small letters, digits and hyphens')
  const story = {
    name,
    title: textAt(value, 'title') ?? name,
    help: textAt(value, 'help') ?? '',
    user: textAt(value, 'user'),
    steps: readSteps(value['steps']),
    settings: readSettings(value['set']),
  }
  if (problems.length > 0 || !isScenario(from)) throw new StoryError(problems)
  return { ...story, from }
}

const isScenario = (name: string): name is keyof typeof scenarios => Object.hasOwn(scenarios, name)
