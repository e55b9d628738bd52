import type { SwitchBgpHistory } from '../../../generated/api/types.gen.ts'
import type { Slots } from '../../../generated/screens/slots.gen.ts'
import { readPath } from '../../lib/condition.ts'

/** What was said, in the order it was said: the contract leaves open what a message is made of. */
function History({ row }: { row: SwitchBgpHistory }) {
  return (
    <dl className="py-2 whitespace-normal">
      {Object.entries(row.history).map(([peer, history]) => (
        <div key={peer} className="flex flex-wrap gap-x-3">
          <dt className="font-mono text-sm">{peer}</dt>
          <dd className="text-ink-2">
            sent {typesIn(readPath(history, 'sent'))}; received {typesIn(readPath(history, 'received'))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function typesIn(messages: unknown): string {
  const all: readonly unknown[] = Array.isArray(messages) ? messages : []
  const types = all
    .map((one) => readPath(one, 'message.type'))
    .map((type) => (typeof type === 'string' ? type : 'other'))
  return types.length === 0 ? 'nothing' : types.join(', ')
}

const slots: Slots['bgp_config_message_history.list'] = { columns: { history: History } }
export default slots
