import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { ColouredTextArea, type Piece } from '../../kit/editor/ColouredTextArea.tsx'
import { plural } from '../../lib/numbers.ts'
import { ComboboxList } from '../../ui/ComboboxList.tsx'
import { FieldContext } from '../../ui/field-control.ts'
import { isComposing } from '../../ui/is-composing.ts'
import { onMove, showAt } from '../../ui/place.ts'
import { completionAt, type Knowledge, type Proposal } from './complete.ts'
import type { Stretch } from './error-place.ts'
import { tokensOf, type TokenKind } from './oxql-tokens.ts'

export interface OxqlEditorProps {
  label: string
  value: string
  onChange: (text: string) => void
  onRun: () => void
  knowledge: Knowledge
  /** What the server says against the query, and where. */
  error?: { message: ReactNode; place: Stretch | undefined } | undefined
  ref?: Ref<HTMLTextAreaElement>
}

const colours: Readonly<Record<TokenKind, string>> = {
  blank: '',
  name: '',
  symbol: 'text-ink-3',
  other: '',
  verb: 'text-info font-semibold',
  series: 'text-accent',
  string: 'text-success',
  number: 'text-warning',
  time: 'text-warning',
}

/** The text in colours, the place of an error underlined. */
function coloured(text: string, place: Stretch | undefined): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const { kind, text: word, from } of tokensOf(text)) {
    const isWrong = place !== undefined && from >= place.from && from < place.to
    const className = isWrong
      ? 'text-danger underline decoration-danger decoration-wavy underline-offset-2'
      : colours[kind]
    for (const [at, part] of word.split('\n').entries()) {
      if (at > 0) lines.push([])
      if (part !== '') lines.at(-1)?.push({ text: part, className })
    }
  }
  return lines
}

/** A query, typed with proposals. The focus stays in the text, the list of proposals is pointed at. */
export function OxqlEditor({ label, value, onChange, onRun, knowledge, error, ref }: OxqlEditorProps) {
  const id = useId()
  const ids = { list: `${id}-list`, error: `${id}-error`, keys: `${id}-keys` }
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(-1)
  const own = useRef<HTMLTextAreaElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)

  const completion = caret === undefined ? undefined : completionAt(value, caret, knowledge)
  const proposals = completion?.proposals ?? []
  const isOpen = proposals.length > 0
  const current = proposals[active]

  const propose = (text: string, at: number, isAsked = false) => {
    setCaret(at)
    // Enter is a new line unless somebody has begun to type what it could take.
    setActive(isAsked || completionAt(text, at, knowledge).prefix !== '' ? 0 : -1)
  }
  const close = () => setCaret(undefined)
  const type = (text: string) => {
    onChange(text)
    const at = own.current?.selectionEnd ?? text.length
    if (text === '' || text[at - 1] === '\n') close()
    else propose(text, at)
  }
  const accept = (one: Proposal) => {
    const area = own.current
    if (!area || !completion) return
    area.focus()
    area.setSelectionRange(completion.from, completion.to)
    insertText(area, one.insert)
    type(area.value)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    const isPlain = !ctrlKey && !metaKey && !altKey && !shiftKey
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      close()
      onRun()
    } else if ((key === ' ' && ctrlKey) || (key === 'ArrowDown' && altKey)) {
      propose(value, event.currentTarget.selectionEnd, true)
    } else if (!isOpen) return
    else if (key === 'Escape') close()
    else if (key === 'ArrowDown' && isPlain) setActive((active + 1) % proposals.length)
    else if (key === 'ArrowUp' && isPlain && active >= 0) setActive(active === 0 ? proposals.length - 1 : active - 1)
    else if ((key === 'Enter' || key === 'Tab') && isPlain && current) accept(current)
    else return
    // Handled here: no line is begun, the focus stays, and no dialog is closed.
    event.preventDefault()
    event.stopPropagation()
  }

  // After each render: the list has another height when it has other proposals.
  useLayoutEffect(() => {
    if (isOpen) placeList(popup.current, anchor.current)
  })
  useEffect(() => {
    const list = popup.current
    if (isOpen && list) return onMove(list, () => placeList(list, anchor.current))
  }, [isOpen])

  const before = value.slice(0, completion?.from ?? 0).split('\n')
  return (
    <div>
      <FieldContext
        value={{
          id: undefined,
          describedBy: error ? `${ids.error} ${ids.keys}` : ids.keys,
          invalid: error !== undefined,
          required: false,
        }}
      >
        <ColouredTextArea
          ref={(element) => {
            own.current = element
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
          }}
          aria-label={label}
          aria-autocomplete="list"
          aria-controls={isOpen ? ids.list : undefined}
          aria-activedescendant={isOpen && current ? `${ids.list}-${active}` : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter Control+Space"
          autoCapitalize="off"
          autoCorrect="off"
          rows={Math.min(12, Math.max(3, value.split('\n').length + 1))}
          placeholder="get target:metric | filter … | align … | group_by …"
          value={value}
          lines={coloured(value, error?.place)}
          onChange={type}
          onKeyDown={onKeyDown}
          onSelect={({ currentTarget }) => {
            if (currentTarget.selectionEnd !== caret) close()
          }}
          onBlur={close}
        >
          <span
            ref={anchor}
            className="absolute h-[1lh] w-px"
            style={{
              top: `calc(0.375rem + ${before.length - 1} * 1lh)`,
              left: `calc(0.625rem + ${before.at(-1)?.length ?? 0}ch)`,
            }}
          />
        </ColouredTextArea>
      </FieldContext>
      {isOpen && (
        <ComboboxList
          ref={popup}
          id={ids.list}
          options={proposals}
          active={active}
          value={null}
          partial={false}
          status={undefined}
          onPoint={setActive}
          onChoose={({ value: chosen }) => {
            const one = proposals.find((proposal) => proposal.value === chosen)
            if (one) accept(one)
          }}
        />
      )}
      <p role="status" className="sr-only">
        {isOpen && plural(proposals.length, 'suggestion')}
      </p>
      <div id={ids.error} role="alert" className="mt-1 text-sm text-danger wrap-anywhere">
        {error?.message}
      </div>
      <p id={ids.keys} className="mt-1 text-sm text-ink-3 max-sm:sr-only">
        Ctrl+Enter or ⌘+Enter runs, Ctrl+Space suggests.
      </p>
    </div>
  )
}

/** As if it had been typed: the browser can take it back. */
function insertText(area: HTMLTextAreaElement, text: string) {
  // oxlint-disable-next-line typescript/no-deprecated -- the only way that leaves undo as it is
  const isDone = document.execCommand('insertText', false, text)
  if (!isDone) area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
}

function placeList(list: HTMLElement | null, anchor: HTMLElement | null) {
  if (!list || !anchor) return
  list.style.width = `${Math.min(448, document.documentElement.clientWidth - 16)}px`
  showAt(list, anchor, { side: 'bottom', align: 'start', gap: 4 })
}
