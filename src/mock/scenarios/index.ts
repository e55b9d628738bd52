/** All scenarios. */
import { seedStory } from '../seed/story.ts'
import { seedCrowded } from './crowded.ts'
import { seedEmpty } from './empty.ts'
import { flaky } from './flaky.ts'
import { seedHeldUpdate } from './held-update.ts'
import { seedLarge } from './large.ts'
import { seedMidUpdate } from './mid-update.ts'
import { seedQuotaExhausted } from './quota-exhausted.ts'
import type { Scenario } from './scenario.ts'
import { seedAs } from './users.ts'

export const scenarios = {
  default: {
    name: 'default',
    title: 'Default',
    help: 'A small story: three silos, a few projects and what runs in them. You are an operator.',
    seed: seedStory,
  },
  empty: {
    name: 'empty',
    title: 'Empty',
    help: 'A system that was just set up: one silo, one user, nothing in it.',
    seed: seedEmpty,
  },
  large: {
    name: 'large',
    title: 'Large',
    help: '10,000 instances, 3,000 disks, 40 projects and 200 silos.',
    seed: seedLarge,
  },
  crowded: {
    name: 'crowded',
    title: 'Crowded',
    help: 'The default story, in which one VPC has 10,001 routers.',
    seed: seedCrowded,
  },
  viewer: {
    name: 'viewer',
    title: 'Viewer',
    help: 'You may look at everything in your silo and change nothing.',
    seed: seedAs('chiara-novak', 'viewer'),
  },
  'no-roles': {
    name: 'no-roles',
    title: 'No roles',
    help: 'You are signed in, but nobody has given you a role.',
    seed: seedAs('chiara-novak', undefined),
  },
  slow: {
    name: 'slow',
    title: 'Slow',
    help: 'Every request takes two to four seconds.',
    seed: seedStory,
    latency: [2000, 4000],
  },
  flaky: {
    name: 'flaky',
    title: 'Flaky',
    help: 'Some operations fail the first time, each in another way.',
    seed: seedStory,
    faults: flaky,
  },
  'mid-update': {
    name: 'mid-update',
    title: 'Mid-update',
    help: 'A new release is being rolled out.',
    seed: seedMidUpdate,
  },
  'stuck-update': {
    name: 'stuck-update',
    title: 'Stuck update',
    help: 'A new release was being rolled out; for three hours no step has been planned.',
    seed: seedHeldUpdate(false),
  },
  'suspended-update': {
    name: 'suspended-update',
    title: 'Suspended update',
    help: 'The same after a manual recovery: nothing moves until a target release is set again.',
    seed: seedHeldUpdate(true),
  },
  'quota-exhausted': {
    name: 'quota-exhausted',
    title: 'Quota exhausted',
    help: 'Your silo has used up its processors, memory and storage.',
    seed: seedQuotaExhausted,
  },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios

/** The scenario of a name; undefined when there is none. */
export const scenarioNamed = (name: string): (Scenario & { readonly name: ScenarioName }) | undefined =>
  Object.hasOwn(scenarios, name) ? scenarios[name as ScenarioName] : undefined
