/** What the runs of these tests pretend to be made from. */
import type { StampHead } from '../../../generator/write/stamp.ts'

export const head: StampHead = { generator: '1', source: 's', contract: 'c.yaml', tools: {}, inputs: { 'c.yaml': 'h' } }
