import { as } from '../support/cast.ts'
import { ok, refused, type Recipe, type Step } from '../support/recipe.ts'
import { inShop, machine, make } from './instances.ts'

const read = (instance: string, query: Record<string, number>): Omit<Step, 'status'> => ({
  call: 'instance_serial_console',
  path: { instance },
  query: { ...inShop, ...query },
})
const bytes = (text: string): number[] => [...Buffer.from(text)]

/** server-behaviour §8.9. */
export const serialConsole: readonly Recipe[] = [
  {
    name: 'the serial console is read from the start, from the end and on from where one was',
    steps: [
      ok({
        ...read('web-1', { from_start: 0, max_bytes: 25 }),
        answer: { data: bytes('UEFI firmware starting.\r\n'), last_byte_offset: 25 },
      }),
      ok({
        ...read('web-1', { from_start: 5, max_bytes: 8 }),
        answer: { data: bytes('firmware'), last_byte_offset: 13 },
      }),
      ok({ ...read('web-1', { most_recent: 13 }), as: 'end', answer: { data: bytes('web-1 login: ') } }),
      // All that is left after the end is nothing.
      ok({ ...read('web-1', { from_start: 1_000_000 }), answer: { data: [] } }),
      ok({ ...read('web-1', { most_recent: 13, max_bytes: 5 }), answer: { data: bytes('web-1') } }),
      ok({ ...read('web-1', { most_recent: 0 }), answer: { data: [] } }),
    ],
  },
  {
    name: 'a starting guest prints line by line, and once more when it restarts',
    steps: [
      ok({ ...make(machine('fresh')), status: 201 }),
      refused(400, 'InvalidRequest', 'instance is creating and has no active serial console server', {
        ...read('fresh', { from_start: 0 }),
      }),
      refused(400, 'InvalidRequest', 'cannot connect to serial console of instance in state "starting"', {
        ...read('fresh', { from_start: 0 }),
        after: 1500,
      }),
      ok({ ...read('fresh', { from_start: 0, max_bytes: 25 }), after: 2500, answer: { last_byte_offset: 25 } }),
      ok({ ...read('fresh', { most_recent: 13 }), after: 1000, as: 'up', answer: { data: bytes('fresh login: ') } }),
      ok({ call: 'instance_reboot', path: { instance: 'fresh' }, query: inShop, status: 202 }),
      ok({
        ...read('fresh', { most_recent: 25 }),
        after: 100,
        answer: { data: bytes('UEFI firmware starting.\r\n') },
      }),
      ok({ call: 'instance_stop', path: { instance: 'fresh' }, query: inShop, status: 202 }),
      refused(400, 'InvalidRequest', 'cannot connect to serial console of instance in state "stopping"', {
        ...read('fresh', { from_start: 0 }),
      }),
      refused(400, 'InvalidRequest', 'instance is stopped and has no active serial console server', {
        ...read('fresh', { from_start: 0 }),
        after: 3000,
      }),
      refused(400, 'InvalidRequest', 'instance is failed and has no active serial console server', {
        call: 'instance_serial_console',
        path: { instance: 'scratch' },
        query: { project: 'sandbox', from_start: 0 },
      }),
    ],
  },
  {
    name: 'the serial console wants one place to read from',
    steps: [
      refused(500, 'Internal', 'Internal Server Error', read('web-1', {})),
      refused(500, 'Internal', 'Internal Server Error', read('web-1', { from_start: 0, most_recent: 1 })),
      refused(404, 'ObjectNotFound', 'not found: instance with name "nothing"', read('nothing', { from_start: 0 })),
      // Reading is for viewers.
      ok({ ...read('web-1', { from_start: 0, max_bytes: 1 }), headers: as.viewer }),
      refused(404, 'ObjectNotFound', 'not found: instance with name "web-1"', {
        ...read('web-1', { from_start: 0 }),
        headers: as.stranger,
      }),
    ],
  },
]
