import { Fragment, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'

import { dashAfter, lettersIn, putLetters, type Boxes } from './letters.ts'

export interface CodeInputProps {
  boxes: Boxes
  invalid: boolean
  onChange: (boxes: Boxes) => void
}

/** One box per letter: typing goes on by itself, arrows and Backspace go back, a whole code can be pasted anywhere. */
export function CodeInput({ boxes, invalid, onChange }: CodeInputProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const focus = (index: number) => group.current?.querySelectorAll('input')[index]?.focus()

  const put = (text: string, at: number) => {
    const letters = lettersIn(text)
    if (letters.length === 0) return
    const { boxes: filled, next } = putLetters(boxes, letters, at)
    onChange(filled)
    focus(next)
  }

  const clear = (at: number) => {
    onChange(boxes.map((letter, index) => (index === at ? '' : letter)))
    focus(at)
  }

  /** A box may come to hold its old letter and a new one, in either order. */
  const typed = (text: string, at: number) => {
    if (text === '') return clear(at)
    const old = boxes[at] ?? ''
    put(old !== '' && text.length === 2 ? text.replace(new RegExp(old, 'i'), '') : text, at)
  }

  const onPaste = (event: ClipboardEvent, at: number) => {
    event.preventDefault()
    put(event.clipboardData.getData('text'), at)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: boxes.length - 1 }[event.key]
    if (target !== undefined) {
      event.preventDefault()
      focus(target)
    } else if (event.key === 'Backspace' && boxes[at] === '' && at > 0) {
      event.preventDefault()
      clear(at - 1)
    }
  }

  return (
    <fieldset ref={group} className="flex min-w-0 items-center gap-1 sm:gap-1.5">
      <legend className="sr-only">Code</legend>
      {boxes.map((letter, index) => (
        // Boxes have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index === dashAfter && <span aria-hidden="true" className="h-px w-2 shrink-0 bg-line-strong sm:w-3" />}
          <input
            aria-label={`Character ${index + 1}.`}
            aria-invalid={invalid || undefined}
            // oxlint-disable-next-line jsx_a11y/no-autofocus -- the page has nothing else to do
            autoFocus={index === 0}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            inputMode="text"
            value={letter}
            onChange={({ target }) => typed(target.value, index)}
            onFocus={({ target }) => target.select()}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => onPaste(event, index)}
            className="h-11 w-0 min-w-0 flex-1 rounded-md border border-line-strong bg-surface text-center font-mono text-lg caret-accent focus-visible:-outline-offset-1 aria-invalid:border-danger"
          />
        </Fragment>
      ))}
    </fieldset>
  )
}
