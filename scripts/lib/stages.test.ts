import { PassThrough } from 'node:stream'

import { describe, expect, it } from 'vitest'

import { createStages, runCommand } from './stages.mjs'

/** Stages that print to a text, as without a terminal. */
function recorded() {
  const out = new PassThrough().setEncoding('utf8')
  const stages = createStages({ out: out as unknown as NodeJS.WriteStream, live: false })
  return { stages, text: () => String(out.read() ?? '').replaceAll(/\d+\.\d s/g, 'T') }
}

describe('stages without a terminal', () => {
  it('are plain lines with times', async () => {
    const { stages, text } = recorded()
    await stages.run('build', () => Promise.resolve({ ok: true, note: 'fresh', output: 'not shown' }))
    stages.skip('size', 'nothing is built')
    expect(text()).toBe('▸ build\n✓ build  T  fresh\n- size  skipped: nothing is built\n')
  })

  it('run at the same time, each with a line when it is through', async () => {
    const { stages, text } = recorded()
    const { promise, resolve } = Promise.withResolvers<{ ok: boolean }>()
    const long = stages.run('components', () => promise)
    await stages.run('lint', () => Promise.resolve({ ok: true }))
    resolve({ ok: true })
    await long
    expect(text()).toBe('▸ components\n▸ lint\n✓ lint  T\n✓ components  T\n')
  })

  it('show all that a failed one printed', async () => {
    const { stages, text } = recorded()
    const outcome = await stages.run('lint', () => Promise.resolve({ ok: false, output: 'a.ts:1 bad\n\nhint\n' }))
    expect(outcome.ok).toBe(false)
    expect(text()).toBe('▸ lint\n✗ lint  T\n    a.ts:1 bad\n\n    hint\n')
  })
})

describe('a command', () => {
  const script = (text: string) => runCommand(process.execPath, ['-e', text])

  it('keeps what it printed, in order', async () => {
    expect(await script(`console.log('a'); console.error('b')`)).toMatchObject({ ok: true, code: 0, output: 'a\nb\n' })
  })

  it('tells how it goes', async () => {
    const lines: string[] = []
    await runCommand(process.execPath, ['-e', `console.log('one\\ntwo')`], {
      progress: (line) => void lines.push(line),
    })
    expect(lines).toEqual(['two'])
  })

  it('that fails is not ok', async () => {
    expect(await script('process.exit(3)')).toMatchObject({ ok: false, code: 3 })
  })

  it('that does not exist says so', async () => {
    const { ok, output } = await runCommand('no-such-program-of-ours', [])
    expect(ok).toBe(false)
    expect(output).toContain('Cannot run no-such-program-of-ours')
  })
})
