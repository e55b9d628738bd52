/** The terminal on the page: xterm, fitted to its place, in the page's colours, under the strict policy. */
import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
// oxlint-disable-next-line import/no-unassigned-import -- style sheets have no names
import '@xterm/xterm/css/xterm.css'

import { onThemeChange, paletteOf } from './palette.ts'
import { linesOf, plainPaste } from './paste.ts'
import type { Origin } from './session.ts'
import { openStrictly } from './strict-open.ts'
import { createWriter } from './writer.ts'

export interface ScreenOptions {
  /** Name for assistive technology. */
  label: string
  /** Keystrokes and pastes, as bytes. */
  onInput: (bytes: Uint8Array) => void
  onSelection: (hasSelection: boolean) => void
  /** Whether so many lines may be pasted, which the machine takes for as many commands. */
  mayPaste: (lines: number) => Promise<boolean>
  /** A key of ours was pressed in the terminal. */
  onShortcut: (shortcut: Shortcut) => void
}

/** Keys that never reach the machine. */
export type Shortcut = 'leave' | 'search' | 'copy'

const shortcuts: Readonly<Record<string, Shortcut>> = { KeyL: 'leave', KeyF: 'search', KeyC: 'copy' }

export interface Screen {
  readonly terminal: Terminal
  /** Output in order; a flood waits until the terminal has taken what came before. */
  write(bytes: Uint8Array, origin: Origin): void
  /** A remark between the output. */
  note(text: string): void
  /** Types a text as if it had been pasted, if it may be. */
  paste(text: string): Promise<void>
  /** As it was when it opened: after output that left it in a wrong mode. */
  reset(): void
  dispose(): void
}

const fontSize = 13

/** Opens a terminal that fills `parent`. Resolves once the page's fonts can be measured. */
export async function openScreen(parent: HTMLElement, options: ScreenOptions): Promise<Screen> {
  const { fontFamily } = getComputedStyle(parent)
  // Cells are measured once: a font that comes later would not fit them. Without it the next one in the list serves.
  await document.fonts.load(`${fontSize}px ${fontFamily}`).catch(() => [])
  const page = document.documentElement
  const terminal = new Terminal({
    cursorBlink: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    fontFamily,
    fontSize,
    lineHeight: 1.2,
    macOptionIsMeta: true,
    minimumContrastRatio: 4.5,
    screenReaderMode: true,
    scrollback: 10_000,
  })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  const restorePage = openStrictly(terminal, parent)
  terminal.textarea?.setAttribute('aria-label', options.label)
  fit.fit()

  const encoder = new TextEncoder()
  let isReplaying = false
  let isPasting = false
  /** What somebody typed, which the terminal says before it sends it. */
  let typed: string | undefined
  terminal.onKey(({ key }) => {
    typed = key
  })
  const onText = (event: Event): void => {
    if (event instanceof InputEvent || event instanceof CompositionEvent) typed = event.data ?? undefined
  }
  const ofText = ['input', 'compositionend'] as const
  for (const type of ofText) parent.addEventListener(type, onText, true)
  terminal.onData((text) => {
    const isByHand = isPasting || text === typed
    if (text === typed) typed = undefined
    if (!isReplaying || isByHand) options.onInput(encoder.encode(text))
  })
  // Mouse reports of old protocols are bytes, not text.
  terminal.onBinary((text) => options.onInput(Uint8Array.from(text, (unit) => unit.charCodeAt(0) & 0xff)))
  // Links of the machine's own making lead anywhere, whatever they read.
  terminal.parser.registerOscHandler(8, () => true)
  const paste = async (text: string): Promise<void> => {
    const plain = plainPaste(text)
    const lines = linesOf(plain)
    // A program that asked for it is told where a paste ends, and runs nothing of it by itself.
    if (lines > 0 && !terminal.modes.bracketedPasteMode && !(await options.mayPaste(lines))) return
    isPasting = true
    terminal.paste(plain)
    isPasting = false
  }
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    void paste(event.clipboardData?.getData('text/plain') ?? '')
  }
  // Before the terminal does it by itself.
  parent.addEventListener('paste', onPaste, true)
  terminal.onSelectionChange(() => options.onSelection(terminal.hasSelection()))
  terminal.attachCustomKeyEventHandler((event) => {
    if (!event.ctrlKey || !event.shiftKey || event.altKey) return true
    // The browser pastes by itself.
    if (event.code === 'KeyV') return false
    const shortcut = shortcuts[event.code]
    if (shortcut === undefined) return true
    event.preventDefault()
    if (event.type === 'keydown') options.onShortcut(shortcut)
    return false
  })

  const writer = createWriter<Origin>((bytes, origin) => {
    if (origin === 'live') return new Promise((resolve) => terminal.write(bytes, resolve))
    // What the machine asked long ago (who are you, where is the cursor, which colours) is not answered now: the answers would be
    // typed into whatever runs there today. The terminal answers while it reads; what is written in the callback is read after
    // it: at once, or a moment later when the computer is busy. What is typed in between is no answer.
    return new Promise((resolve) => {
      terminal.write('', () => {
        isReplaying = true
        terminal.write(bytes, () => {
          isReplaying = false
          resolve()
        })
      })
    })
  })
  const resized = new ResizeObserver(() => fit.fit())
  resized.observe(parent)
  const paint = (): void => {
    const theme = paletteOf(page)
    terminal.options.theme = theme
    // The terminal fills whole cells; its place goes on to the edge.
    parent.style.backgroundColor = theme.background ?? ''
  }
  paint()
  const endTheme = onThemeChange(page, paint)

  return {
    terminal,
    write: writer.write,
    // Dim, on a line of its own.
    note: (text) => writer.write(encoder.encode(`\r\n\u001B[2m-- ${text} --\u001B[22m\r\n`), 'history'),
    paste,
    reset: () => terminal.reset(),
    dispose: () => {
      writer.stop()
      endTheme()
      resized.disconnect()
      parent.removeEventListener('paste', onPaste, true)
      for (const type of ofText) parent.removeEventListener(type, onText, true)
      terminal.dispose()
      restorePage()
    },
  }
}
