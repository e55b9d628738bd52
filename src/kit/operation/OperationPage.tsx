import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { codec } from '../../api/codec.ts'
import { writeJson } from '../../api/json.ts'
import { bodyOf } from '../../api/result.ts'
import { bytesText } from '../../lib/bytes.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { answerOf, carryOut, type Outcome } from '../actions/pipeline.ts'
import { usePorts } from '../actions/use-ports.ts'
import { JsonText } from '../cells/JsonText.tsx'
import { pathOf } from '../links/links.ts'
import { saveFile } from '../feedback/save-file.ts'
import { plainText } from '../format/view.ts'
import { useRequestForm } from '../form/use-request-form.ts'
import { MeContext, ParentContext } from '../routing/page-scope.ts'
import { usePageParams } from '../routing/use-params.ts'
import type { Row, Scope } from '../spec.ts'
import { OperationFrame } from './OperationFrame.tsx'
import type { OperationScreen } from './spec.ts'

const nothing: Row = {}

/** One operation: a form of what it takes, and what it answered. Nobody has decided yet which screen it belongs to. */
export function OperationPage({ screen }: { screen: OperationScreen }) {
  const { fields, changes, call, see } = screen
  const params = usePageParams()
  const parent = use(ParentContext)
  const me = use(MeContext)
  const { pathname } = useLocation()
  const ports = usePorts()
  const client = useQueryClient()
  const leaving = useRef(false)
  const [answer, setAnswer] = useState<{ value: unknown; to: string | undefined }>()

  const scopeOf = (form: Row): Scope => ({ params, row: nothing, parent, me, form })
  const send = async (body: Row): Promise<Outcome> => {
    setAnswer(undefined)
    const answered: { value?: unknown } = {}
    const outcome = await carryOut(
      {
        call: async (scope) => {
          const result = await call(scope)
          answered.value = bodyOf(result)
          return result
        },
        scope: scopeOf(body),
        refused: { page: pathname },
        effects: [],
      },
      ports,
    )
    if (outcome.status === 'done') {
      const { value } = answered
      const told = Object.entries(body).map(([id, one]) => [id, plainText(one)])
      const to = see && pathOf(see.to, answerOf(value), { ...params, ...Object.fromEntries(told) })
      setAnswer({ value, to })
      // Nobody knows what it changed: whatever is shown may be old.
      if (changes) void client.invalidateQueries()
      // What was sent is not lost by leaving.
      form.methods.reset(form.methods.getValues())
    }
    return outcome
  }
  const form = useRequestForm({ fields, params, send })

  // What can be asked without saying more is asked at once.
  const isAskedAtOnce = !changes && fields.length === 0
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAskedAtOnce) page.current?.querySelector('form')?.requestSubmit()
  }, [isAskedAtOnce])

  return (
    <div ref={page}>
      <OperationFrame
        screen={screen}
        does="Sends"
        submit={screen.submit}
        form={form}
        call={(body) => (call.preview ?? call)(scopeOf(body))}
        leaving={leaving}
      >
        {answer && (
          <section aria-label="Answer" className="mt-6 max-w-4xl">
            <h2 className="mb-2 text-base font-semibold">Answer</h2>
            {answer.to !== undefined && (
              <p className="mb-2">
                <Link to={answer.to}>{see?.label}</Link>
              </p>
            )}
            <AnswerView screen={screen} value={answer.value} />
          </section>
        )}
      </OperationFrame>
    </div>
  )
}

function AnswerView({ screen, value }: { screen: OperationScreen; value: unknown }) {
  if (value instanceof Blob)
    return <Button onClick={() => saveFile(screen.id, value)}>{`Save file (${bytesText(value.size)})`}</Button>
  if (screen.answer === 'none' || value === undefined)
    return (
      <Notice tone="success" live>
        Done. The server answered without content.
      </Notice>
    )
  return <JsonText text={writeJson(codec.toWire(value))} label="Answer as JSON" />
}
