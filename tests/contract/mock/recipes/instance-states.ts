import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'
import { inShop, machine, make } from './instances.ts'

const fresh = { path: { instance: 'fresh' }, query: inShop }
const made: Step = ok({ ...make(machine('fresh')), status: 201 })
const state = (name: string, after?: number): Step =>
  ok({ call: 'instance_view', ...fresh, answer: { run_state: name }, ...(after === undefined ? {} : { after }) })

/** How to get an instance into a state: server-behaviour §8.3 and the times of §24. */
const ways: Readonly<Record<string, readonly Step[]>> = {
  creating: [made],
  starting: [made, state('starting', 1500)],
  running: [made, state('running', 4000)],
  stopping: [made, state('running', 4000), ok({ call: 'instance_stop', ...fresh, status: 202 })],
  stopped: [ok({ ...make(machine('fresh', { start: false })), status: 201 })],
  rebooting: [made, state('running', 4000), ok({ call: 'instance_reboot', ...fresh, status: 202 })],
}

interface Outcome {
  /** State right after the call; undefined when it is gone. */
  readonly becomes?: string
  readonly status: number
  readonly code?: string
  readonly message?: string
}

const to = (becomes: string): Outcome => ({ becomes, status: 202 })
const no = (status: number, code: string, message: string): Outcome => ({ status, code, message })
const conflict = (message: string): Outcome => no(409, 'Conflict', message)
const invalid = (message: string): Outcome => no(400, 'InvalidRequest', message)

/** server-behaviour §8.3, typed in. */
const table: Readonly<
  Record<'instance_start' | 'instance_stop' | 'instance_reboot' | 'instance_delete', Readonly<Record<string, Outcome>>>
> = {
  instance_start: {
    creating: conflict('instance is in state creating but it must be stopped to be started'),
    starting: to('starting'),
    running: to('running'),
    stopping: conflict('instance must finish stopping before it can be started'),
    stopped: to('starting'),
    rebooting: to('rebooting'),
  },
  instance_stop: {
    creating: invalid('cannot change instance state while it is still being created'),
    starting: to('stopping'),
    running: to('stopping'),
    stopping: to('stopping'),
    stopped: to('stopped'),
    rebooting: to('stopping'),
  },
  instance_reboot: {
    creating: invalid('cannot change instance state while it is still being created'),
    starting: to('starting'),
    running: to('rebooting'),
    stopping: invalid('instance state cannot be changed from stopping'),
    stopped: invalid('cannot reboot an instance in state stopped with no VMM'),
    rebooting: to('rebooting'),
  },
  instance_delete: {
    creating: invalid('instance cannot be deleted in state "creating"'),
    starting: invalid('instance cannot be deleted in state "starting"'),
    running: invalid('instance cannot be deleted in state "running"'),
    stopping: invalid('cannot delete instance: instance is running or has not yet fully stopped'),
    stopped: { status: 204 },
    rebooting: invalid('instance cannot be deleted in state "rebooting"'),
  },
}

type Call = keyof typeof table
const calls = Object.keys(table) as Call[]

function stepOf(call: Call, outcome: Outcome, at: Pick<Step, 'path' | 'query'>): Step {
  if (outcome.message !== undefined)
    return refused(outcome.status, outcome.code ?? null, outcome.message, { call, ...at })
  const answer = outcome.becomes === undefined ? {} : { answer: { run_state: outcome.becomes } }
  return ok({ call, ...at, status: outcome.status, ...answer })
}

const byState: readonly Recipe[] = Object.entries(ways).flatMap(([from, way]) =>
  calls.map((call) => ({
    name: `${call} of an instance that is ${from}`,
    steps: [...way, stepOf(call, table[call][from] ?? no(500, 'Internal', 'not in the table'), fresh)],
  })),
)

const scratch = { path: { instance: 'scratch' }, query: { project: 'sandbox' } }
const nightly = { path: { instance: 'report-nightly' }, query: { project: 'data-lake' } }
const quota =
  'to complete request. Either stop unused instances to free up resources or contact the rack operator to request a capacity increase.'

export const instanceStates: readonly Recipe[] = [
  ...byState,
  {
    name: 'a whole life, step by step',
    steps: [
      made,
      state('creating'),
      state('starting', 1500),
      state('running', 2500),
      ok({ call: 'instance_reboot', ...fresh, status: 202, as: 'rebooting' }),
      state('rebooting', 2999),
      state('running', 1),
      ok({ call: 'instance_stop', ...fresh, status: 202 }),
      state('stopping', 2999),
      state('stopped', 1),
      ok({ call: 'instance_start', ...fresh, status: 202 }),
      state('starting', 2999),
      state('running', 1),
      // Whoever looks an hour later sees the same, and the times are those of the changes.
      ok({ call: 'instance_stop', ...fresh, status: 202, as: 'stopping' }),
      ok({ call: 'instance_view', ...fresh, after: 3_600_000, as: 'later', answer: { run_state: 'stopped' } }),
    ],
  },
  {
    name: 'stopping one that is coming up holds',
    steps: [
      made,
      state('starting', 1500),
      ok({ call: 'instance_stop', ...fresh, status: 202, answer: { run_state: 'stopping' } }),
      state('stopping', 2500),
      state('stopped', 500),
      state('stopped', 60_000),
    ],
  },
  {
    name: 'a failed instance is started, stopped at once, or deleted',
    steps: [
      ok({ call: 'instance_view', ...scratch, as: 'scratch', answer: { run_state: 'failed' } }),
      refused(400, 'InvalidRequest', 'instance state cannot be changed from failed', {
        call: 'instance_reboot',
        ...scratch,
      }),
      ok({ call: 'instance_stop', ...scratch, status: 202, answer: { run_state: 'stopped' } }),
      ok({ call: 'instance_delete', ...scratch, status: 204 }),
      ok({ call: 'instance_start', ...nightly, status: 202, answer: { run_state: 'starting' } }),
      ok({ call: 'instance_view', ...nightly, after: 3000, answer: { run_state: 'running' } }),
    ],
  },
  {
    name: 'a failed instance is started again after its cooldown, if it may',
    steps: [
      ok({
        call: 'instance_view',
        ...nightly,
        as: 'failed',
        answer: { run_state: 'failed', auto_restart_policy: 'best_effort', auto_restart_enabled: true },
      }),
      // Four minutes of cooldown are left, and the pass comes once a minute.
      ok({ call: 'instance_view', ...nightly, after: 299_999, answer: { run_state: 'failed' } }),
      ok({ call: 'instance_view', ...nightly, after: 1, as: 'again', answer: { run_state: 'starting' } }),
      ok({
        call: 'instance_view',
        ...nightly,
        after: 3000,
        answer: {
          run_state: 'running',
          time_last_auto_restarted: '{{again.time_run_state_updated}}',
          auto_restart_cooldown_expiration: '{{again.auto_restart_cooldown_expiration}}',
        },
      }),
      ok({ call: 'instance_view', ...scratch, answer: { run_state: 'failed', auto_restart_policy: 'never' } }),
    ],
  },
  {
    name: 'the policy decides whether a failed instance is started again',
    steps: [
      ok({ call: 'instance_view', ...nightly, as: 'nightly' }),
      ok({
        call: 'instance_update',
        ...nightly,
        body: {
          ncpus: 2,
          memory: 8_589_934_592,
          boot_disk: null,
          auto_restart_policy: 'never',
          cpu_platform: null,
        },
        answer: { auto_restart_enabled: false, run_state: 'failed' },
      }),
      ok({ call: 'instance_view', ...nightly, after: 86_400_000, answer: { run_state: 'failed' } }),
      ok({
        call: 'instance_update',
        ...nightly,
        body: { ncpus: 2, memory: 8_589_934_592, boot_disk: null, auto_restart_policy: null, cpu_platform: null },
        answer: { auto_restart_enabled: true, run_state: 'failed' },
      }),
      ok({ call: 'instance_view', ...nightly, after: 60_000, answer: { run_state: 'starting' } }),
    ],
  },
  {
    name: 'a start needs room in the quota',
    steps: [
      ok({ ...make(machine('fresh', { start: false })), status: 201 }),
      ok({ call: 'silo_quotas_update', path: { silo: 'meadow' }, body: { cpus: 41 } }),
      refused(507, 'InsufficientCapacity', `Insufficient capacity: vCPU Limit Exceeded: Not enough vCPUs ${quota}`, {
        call: 'instance_start',
        ...fresh,
      }),
      state('stopped'),
      ok({
        call: 'silo_quotas_update',
        path: { silo: 'meadow' },
        body: { cpus: 42, memory: 175_019_917_312 },
      }),
      refused(507, 'InsufficientCapacity', `Insufficient capacity: Memory Limit Exceeded: Not enough memory ${quota}`, {
        call: 'instance_start',
        ...fresh,
      }),
      ok({ call: 'silo_quotas_update', path: { silo: 'meadow' }, body: { memory: 176_093_659_136 } }),
      ok({ call: 'instance_start', ...fresh, status: 202 }),
      // Charged from the start until the machine is gone.
      ok({ call: 'utilization_view', answer: { provisioned: { cpus: 42 } } }),
      ok({ call: 'instance_stop', ...fresh, status: 202, after: 3000 }),
      ok({ call: 'utilization_view', answer: { provisioned: { cpus: 42 } } }),
      ok({ call: 'utilization_view', after: 3000, answer: { provisioned: { cpus: 40 } } }),
    ],
  },
  {
    name: 'a new instance without room to start stays, stopped',
    steps: [
      ok({ call: 'silo_quotas_update', path: { silo: 'meadow' }, body: { cpus: 40 } }),
      made,
      state('creating'),
      state('stopped', 1500),
      state('stopped', 60_000),
    ],
  },
  {
    name: 'a processor that no sled has',
    steps: [
      ok({ ...make(machine('fresh', { start: false, cpu_platform: 'amd_turin' })), status: 201 }),
      refused(
        507,
        'InsufficientCapacity',
        'Insufficient capacity: Failed to place instance: Could not find any valid sled on which this instance can be placed',
        { call: 'instance_start', ...fresh },
      ),
    ],
  },
  {
    name: 'who may start and stop',
    steps: calls.flatMap((call) => [
      refused(403, 'Forbidden', 'Forbidden', {
        call,
        path: { instance: 'web-1' },
        query: inShop,
        headers: as.viewer,
      }),
      refused(404, 'ObjectNotFound', 'not found: instance with name "web-1"', {
        call,
        path: { instance: 'web-1' },
        query: inShop,
        headers: as.stranger,
      }),
      refused(404, 'ObjectNotFound', 'not found: instance with name "nothing"', {
        call,
        path: { instance: 'nothing' },
        query: inShop,
      }),
    ]),
  },
]
