import { useMemo } from 'react'

import { ColouredTextArea, type ColouredTextAreaProps } from '../../kit/editor/ColouredTextArea.tsx'
import { type TokenKind, yamlTokens } from './yaml-tokens.ts'

export interface YamlEditorProps extends Omit<ColouredTextAreaProps, 'lines'> {
  /** Colours it. */
  isYaml: boolean
}

const colours: Readonly<Record<TokenKind, string>> = {
  plain: '',
  comment: 'text-ink-3',
  key: 'text-info',
  string: 'text-success',
}

/** A text area that colours YAML. */
export function YamlEditor({ isYaml, value, ...rest }: YamlEditorProps) {
  const lines = useMemo(
    () =>
      isYaml
        ? value
            .split('\n')
            .map((line) => yamlTokens(line).map(({ kind, text }) => ({ text, className: colours[kind] })))
        : undefined,
    [isYaml, value],
  )
  return <ColouredTextArea {...rest} value={value} lines={lines} />
}
