/** A real terminal, and what it sends of its own. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

import { openScreen, type Screen } from './terminal.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

let host: HTMLElement
let screen: Screen
let sent: string
const mayPaste = vi.fn<(lines: number) => Promise<boolean>>()

beforeEach(async () => {
  host = document.createElement('div')
  host.style.height = '300px'
  document.body.append(host)
  sent = ''
  mayPaste.mockReset()
  screen = await openScreen(host, {
    label: 'Console',
    onInput: (input) => (sent += new TextDecoder().decode(input)),
    onSelection: () => {},
    onShortcut: () => {},
    mayPaste: (lines) => mayPaste(lines),
  })
})

afterEach(() => {
  screen.dispose()
  host.remove()
})

/** What the screen shows at the end, without what is empty. */
function shown(): string {
  const { active } = screen.terminal.buffer
  const lines = Array.from({ length: active.length }, (_, at) => active.getLine(at)?.translateToString(true) ?? '')
  return lines.join('\n').trim()
}

/** Writes, and waits until it was read. */
async function write(text: string, origin: 'history' | 'live'): Promise<void> {
  screen.write(bytes(`${text}\r\nend-${origin}`), origin)
  await vi.waitFor(() => expect(shown()).toContain(`end-${origin}`))
}

/** Everything that xterm answers, with the beginning of its answer. */
const questions: readonly (readonly [string, string, string])[] = [
  ['device attributes', '\u001B[c', '\u001B[?1;2c'],
  ['secondary device attributes', '\u001B[>c', '\u001B[>0;276;0c'],
  ['status', '\u001B[5n', '\u001B[0n'],
  ['place of the cursor', '\u001B[6n', '\u001B['],
  ['place of the cursor, private', '\u001B[?6n', '\u001B[?'],
  ['a mode', '\u001B[4$p', '\u001B[4;'],
  ['a private mode', '\u001B[?2004$p', '\u001B[?2004;'],
  ['a setting', '\u001BP$qm\u001B\\', '\u001BP1$r'],
  ['a colour of the palette', '\u001B]4;1;?\u001B\\', '\u001B]4;1;rgb:'],
  ['the foreground', '\u001B]10;?\u001B\\', '\u001B]10;rgb:'],
  ['the background', '\u001B]11;?\u0007', '\u001B]11;rgb:'],
  ['the cursor’s colour', '\u001B]12;?\u001B\\', '\u001B]12;rgb:'],
]

describe('a question of the machine', () => {
  test.each(questions)('is answered now: %s', async (_, question, answer) => {
    await write(question, 'live')
    expect(sent.startsWith(answer)).toBe(true)
  })

  test('regression: was answered again while history replayed, into whatever runs there now', async () => {
    await write(questions.map(([, question]) => question).join(''), 'history')
    expect(sent).toBe('')
    await write('\u001B[c', 'live')
    expect(sent).toBe('\u001B[?1;2c')
  })

  test('a question cut in two by history and the line is one of now', async () => {
    screen.write(bytes('\u001B['), 'history')
    await write('c', 'live')
    expect(sent).toBe('\u001B[?1;2c')
  })
})

test('what the machine says about clipboard, titles and links reaches neither them nor the machine', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText')
  const { title } = document
  const sequences = [
    ['clipboard', '\u001B]52;c;ZXZpbA==\u0007', '\u001B]52;c;?\u001B\\'],
    [
      'titles',
      '\u001B]0;owned\u0007',
      '\u001B]1;owned\u0007',
      '\u001B]2;owned\u001B\\',
      '\u001B[21t',
      '\u001B[22;0t\u001B[23;0t',
    ],
    [
      'links',
      '\u001B]8;;https://evil.example\u0007link\u001B]8;;\u0007',
      '\u001B]8;;javascript:alert(1)\u001B\\x\u001B]8;;\u001B\\',
    ],
  ]
  for (const origin of ['history', 'live'] as const) await write(sequences.flat().join(''), origin)
  expect(sent).toBe('')
  expect(written).not.toHaveBeenCalled()
  expect(document.title).toBe(title)
  expect(host.querySelector('a[href]')).toBe(null)
  // A link is drawn as one where it leads somewhere.
  expect(shown()).toContain('link')
  written.mockRestore()
})

test('keys get through while history replays', async () => {
  screen.terminal.focus()
  // Much, so that keys come in between.
  const history = bytes('\u001B[c lorem ipsum\r\n'.repeat(40_000))
  screen.write(history, 'history')
  await userEvent.keyboard('abc')
  screen.write(history, 'history')
  await userEvent.keyboard('def')
  await write('', 'history')
  expect(sent).toBe('abcdef')
})

test('regression: a key was lost between the word that history comes and its reading, when the computer was busy', async () => {
  // The terminal leaves off after each piece: it takes all of them for slow.
  let time = 0
  const now = vi.spyOn(performance, 'now').mockImplementation(() => (time += 20))
  const press = (): void => {
    const x = { key: 'x', code: 'KeyX', keyCode: 88, bubbles: true, cancelable: true }
    screen.terminal.textarea?.dispatchEvent(new KeyboardEvent('keydown', x))
  }
  for (let piece = 0; piece < 50; piece++) screen.write(bytes('\u001B[c lorem ipsum\r\n'), 'history')
  screen.write(bytes('all of it'), 'history')
  let presses = 0
  await vi.waitFor(
    () => {
      press()
      presses += 1
      expect(shown()).toContain('all of it')
    },
    { interval: 1, timeout: 10_000 },
  )
  now.mockRestore()
  expect(presses).toBeGreaterThan(10)
  expect(sent).toBe('x'.repeat(presses))
})

describe('a paste', () => {
  const pasteByKey = (text: string): void => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    screen.terminal.textarea?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }

  test.each([
    ['by the button', (text: string) => void screen.paste(text)],
    ['by the browser', pasteByKey],
  ])('regression: could end its own brackets, %s', async (_, paste) => {
    await write('\u001B[?2004h', 'live')
    paste('ls\u001B[201~\nreboot\n')
    expect(sent).toBe('\u001B[200~ls\rreboot\r\u001B[201~')
  })

  test('regression: several lines ran in the machine without a question', async () => {
    mayPaste.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    await screen.paste('ls\nreboot\n')
    expect([mayPaste.mock.lastCall, sent]).toEqual([[2], ''])
    await screen.paste('ls\nreboot\n')
    expect(sent).toBe('ls\rreboot\r')
  })

  test('nothing is asked of a line that does not end, nor where a program waits for the end of the paste', async () => {
    await screen.paste('ls')
    await write('\u001B[?2004h', 'live')
    await screen.paste('ls\nreboot\n')
    expect(mayPaste).not.toHaveBeenCalled()
    expect(sent).toBe('ls\u001B[200~ls\rreboot\r\u001B[201~')
  })
})

test('neither links, clipboard nor title are the machine’s to set', async () => {
  const { title } = document
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await write(
    [
      '\u001B]0;owned\u0007\u001B]1;owned\u0007\u001B]2;owned\u001B\\',
      `\u001B]52;c;${btoa('owned')}\u0007`,
      '\u001B]8;;https://elsewhere.example/\u001B\\safe\u001B]8;;\u001B\\',
    ].join(''),
    'live',
  )
  expect(shown()).toContain('safe')
  const text = host.querySelector('.xterm-screen')
  if (text) await userEvent.click(text, { position: { x: 12, y: 12 } })
  expect([document.title, sent]).toEqual([title, ''])
  for (const spy of [writeText, confirm, open]) {
    expect(spy).not.toHaveBeenCalled()
    spy.mockRestore()
  }
})

test('a reset puts modes and screen back', async () => {
  await write('\u001B[?2004h\u001B[?25l\u001B[31mred', 'live')
  screen.reset()
  expect(shown()).toBe('')
  await screen.paste('x')
  expect(sent).toBe('x')
})
