import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { Tone } from '../../ui/tone.ts'
import { Tip } from '../../ui/Tooltip.tsx'
import { requestId } from './samples.ts'
import { Columns, Example, Line } from './Section.tsx'

const tones: readonly Tone[] = ['neutral', 'success', 'info', 'warning', 'danger', 'notice']

export function Messages() {
  return (
    <>
      <Example title="Badges">
        <Line>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="info" spinner>
            starting
          </Badge>
        </Line>
      </Example>
      <Example title="Notices">
        <Columns>
          {tones.map((tone) => (
            <Notice key={tone} tone={tone} title={`A notice: ${tone}`}>
              What happened, and what can be done about it.
            </Notice>
          ))}
          <Notice tone="warning" action={<Button size="sm">Try again</Button>}>
            Could not refresh.
          </Notice>
        </Columns>
      </Example>
      <Example title="What a form was refused for">
        <Columns>
          <ErrorPanel errors={['A disk cannot be larger than 1023 GiB.']} requestId={requestId} />
          <ErrorPanel errors={['Name: already exists', 'Size: must be at least 10 GiB']} />
        </Columns>
      </Example>
      <Example title="Explanation">
        <Line>
          Block size <Tip>Bytes per block. Most guest systems work with any of them.</Tip>
        </Line>
      </Example>
    </>
  )
}
