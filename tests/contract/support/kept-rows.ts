/** Things of which a part is changed: they are read again before they are written. */
import { readPath } from '../../../src/lib/condition.ts'
import type { Row, Scope } from '../../../src/kit/spec.ts'
import { sampleBody } from '../equivalent/sample.ts'
import { document } from '../mock/support/backend.ts'
import type { Write } from './generated-writes.ts'

/** Forms and actions that read the thing again before they send it. */
export const keepsRow = ({ call }: Write): boolean => call.update !== undefined

const kept: Row = {
  id: 'one',
  ncpus: 3,
  memory: 5,
  bootDiskId: 'b',
  autoRestartPolicy: 'never',
  cpuPlatform: null,
  transitIps: [],
  portName: 'qsfp0',
  rackId: 'a-rack',
  switchLocation: 'switch0',
}

const wire = Object.fromEntries(
  Object.entries(kept).map(([key, value]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
)

/** What is answered to whoever reads the thing, or the list that it stands in. */
export const keptWire = { ...wire, items: [wire] }

/** Operations that answer an array of things. */
const arrays = Object.entries(document.paths).flatMap(([path, item]) =>
  readPath(item, 'get.responses.200.content.application/json.schema.type') === 'array'
    ? [new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)]
    : [],
)

/** What a request gets: an array of the thing where the contract wants one. */
export const answerTo = ({ method, url }: { method: string; url: string }, answer: object): object =>
  method === 'GET' && arrays.some((path) => path.test(new URL(url).pathname)) ? [wire] : answer

/** Where such a call is made: everything there is called `one`. */
export function keptScope({ call, fields }: Write): Scope {
  const named = [...String(call.preview).matchAll(/params\[["'](\w+)["']\]/g)].map(([, name = '']) => [name, 'one'])
  return {
    params: { switchPort: 'one', announceSet: 'one', portSettings: 'one', ...Object.fromEntries(named) },
    row: kept,
    parent: kept,
    me: {},
    form: sampleBody(fields, 0),
  }
}
