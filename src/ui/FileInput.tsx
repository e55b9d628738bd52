import { useRef, useState } from 'react'
import type { DragEvent, FocusEventHandler, Ref } from 'react'

import { bytesText } from '../lib/bytes.ts'
import { truncateMiddle } from '../lib/truncate.ts'
import { controlProps, useFieldControl } from './field-control.ts'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './Icons.tsx'
import { UploadIcon } from './LazyIcons.tsx'

export interface FileInputProps {
  value: File | null
  onChange: (file: File | null) => void
  /** As in the native input: `.json,application/json`. */
  accept?: string
  name?: string
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
}

/** A file, dropped or chosen. */
export function FileInput({ value, onChange, accept, name, onBlur, ref }: FileInputProps) {
  const field = useFieldControl()
  const area = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState(false)

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onChange(file)
  }
  const clear = () => {
    onChange(null)
    area.current?.querySelector('input')?.focus()
  }

  return (
    <div
      ref={area}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={`relative flex min-h-16 items-center gap-2 rounded-md border border-dashed px-3 focus-within:outline-2 focus-within:outline-focus has-aria-invalid:border-danger ${
        over ? 'border-accent bg-selected' : 'border-line-strong bg-surface'
      }`}
    >
      <UploadIcon className="shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">
        {value ? (
          <>
            <span className="block font-medium wrap-anywhere">{truncateMiddle(value.name, 32)}</span>
            <span className="block text-sm text-ink-2">{bytesText(value.size)}</span>
          </>
        ) : (
          <span className="text-ink-2">Drop a file here, or click to choose one</span>
        )}
      </span>
      <input
        type="file"
        accept={accept}
        name={name}
        onBlur={onBlur}
        ref={ref}
        {...controlProps(field)}
        // The same file may be chosen again after it was cleared.
        onClick={(event) => {
          event.currentTarget.value = ''
        }}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onChange(file)
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {value && (
        <span className="relative">
          <IconButton label="Clear file" size="sm" icon={<CloseIcon />} onClick={clear} />
        </span>
      )}
    </div>
  )
}
