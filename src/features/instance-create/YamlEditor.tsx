import { type Ref, useRef } from 'react'

import { controlBox, controlProps, useFieldControl } from '../../ui/field-control.ts'
import { type TokenKind, yamlTokens } from './yaml-tokens.ts'

export interface YamlEditorProps {
  value: string
  onChange: (text: string) => void
  /** Colours it. */
  isYaml: boolean
  placeholder?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLTextAreaElement>
}

const colours: Readonly<Record<TokenKind, string>> = {
  plain: '',
  comment: 'text-ink-3',
  key: 'text-info',
  string: 'text-success',
}

const text = 'px-2.5 py-1.5 font-mono text-sm whitespace-pre'

/** A text area over the same text in colours. */
export function YamlEditor({ value, onChange, isYaml, ...rest }: YamlEditorProps) {
  const field = useFieldControl()
  const shown = useRef<HTMLPreElement>(null)
  return (
    <span className={`${controlBox} relative`}>
      {isYaml && (
        <pre
          ref={shown}
          aria-hidden="true"
          className={`pointer-events-none absolute inset-0 overflow-hidden forced-colors:hidden ${text}`}
        >
          {value.split('\n').map((line, at) => (
            // Lines have nothing but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className="block min-h-[1lh]">
              {yamlTokens(line).map((token, index) => (
                // Neither have the tokens of a line.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={index} className={colours[token.kind]}>
                  {token.text}
                </span>
              ))}
            </span>
          ))}
        </pre>
      )}
      <textarea
        autoComplete="off"
        spellCheck={false}
        rows={10}
        {...controlProps(field)}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onScroll={(event) => {
          const { scrollTop, scrollLeft } = event.currentTarget
          shown.current?.scrollTo(scrollLeft, scrollTop)
        }}
        className={`relative min-h-8 w-full resize-y bg-transparent outline-none ${text} ${
          isYaml ? 'text-transparent caret-ink forced-colors:text-[CanvasText]' : ''
        }`}
      />
    </span>
  )
}
