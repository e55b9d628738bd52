import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { goneFiles, loadFiles, UnreachableFile } from './load-files.ts'
import { isMissingModule } from './missing-module.ts'

/** What the server has below /assets/; others get no answer. */
let server: Record<string, string> = {}
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  goneFiles.set(false)
  vi.stubGlobal('document', {
    baseURI: 'http://console.test/projects',
    querySelector: (selector: string) => (selector.includes('/shell-') ? {} : null),
  })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url.slice(url.lastIndexOf('/') + 1))
    const code = server[new URL(url).pathname]
    if (code === undefined) throw new TypeError('Failed to fetch')
    return /^\d+$/.test(code) ? new Response('', { status: Number(code) }) : new Response(code)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** As it stands in a build: the address in the function's own text. */
const importing = (file: string) => {
  const load = vi.fn(async () => 'imported')
  load.toString = () => `()=>import(\`http://console.test/assets/${file}\`)`
  return load
}

describe('files before import', () => {
  test('nothing is imported before its bytes are there, and it can be asked for again', async () => {
    server = {}
    const load = importing('once.js')
    await expect(loadFiles(load)).rejects.toThrow(UnreachableFile)
    expect(load).not.toHaveBeenCalled()
    server = { '/assets/once.js': 'export{}' }
    await expect(loadFiles(load)).resolves.toBe('imported')
    await loadFiles(load)
    expect(asked).toEqual(['once.js', 'once.js'])
  })

  test('a file that another one imports is waited for too, and is not asked for twice', async () => {
    server = {
      '/assets/top.js': 'import{a}from"./shell-1.js";import{b}from"./below.js";import"./gone.js"',
      '/assets/below.js': '',
    }
    const load = importing('top.js')
    await expect(loadFiles(load)).rejects.toThrow('gone.js')
    expect(load).not.toHaveBeenCalled()
    server['/assets/gone.js'] = ''
    await loadFiles(load)
    expect(asked).toEqual(['top.js', 'below.js', 'gone.js', 'gone.js'])
  })

  test('files that import each other in a circle never came', async () => {
    server = { '/assets/round.js': 'import"./about.js"', '/assets/about.js': 'export{x}from"./round.js"' }
    await expect(loadFiles(importing('round.js'))).resolves.toBe('imported')
  })

  test('announced files come with it', async () => {
    server = { '/assets/own.js': '', '/assets/forms.js': '' }
    await loadFiles(importing('own.js'), ['assets/forms.js'])
    expect(asked.toSorted()).toEqual(['forms.js', 'own.js'])
  })

  test.each(['503', '429', '401'])('a server that answers %s is asked again', async (status) => {
    server = { [`/assets/late-${status}.js`]: status }
    const load = importing(`late-${status}.js`)
    await expect(loadFiles(load)).rejects.toThrow(UnreachableFile)
    server = { [`/assets/late-${status}.js`]: '' }
    await expect(loadFiles(load)).resolves.toBe('imported')
    expect(goneFiles.get()).toBe(false)
  })

  test.each([
    ['moved', '404'],
    ['covered', '<!doctype html><title>Console</title>'],
  ])(
    'regression: a file that was gone for a moment could not be had any more without loading the page again: %s',
    async (name, answer) => {
      server = { [`/assets/${name}.js`]: answer }
      const load = importing(`${name}.js`)
      const error = await loadFiles(load).catch((one: unknown) => one)
      expect(error).not.toBeInstanceOf(UnreachableFile)
      expect(error).toSatisfy(isMissingModule)
      expect(goneFiles.get()).toBe(true)
      // What browsers have not been told to import they do not remember as missing.
      expect(load).not.toHaveBeenCalled()
      server = { [`/assets/${name}.js`]: '' }
      await expect(loadFiles(load)).resolves.toBe('imported')
    },
  )

  describe('styles', () => {
    const events: string[] = []
    beforeEach(() => {
      const link = Object.assign(new EventTarget(), { rel: '', href: '', remove: () => undefined })
      const head = { append: () => void link.dispatchEvent(new Event(events.shift() ?? 'load')) }
      vi.stubGlobal('document', { ...document, createElement: () => link, head })
    })

    test('regression: those that a newer version had replaced were told as a lost connection, and could not be had by trying again', async () => {
      const load = importing('styled.js')
      server = { '/assets/styled.js': '' }
      await expect(loadFiles(load, ['assets/styled.css'])).rejects.toThrow(UnreachableFile)
      server['/assets/styled.css'] = '503'
      await expect(loadFiles(load, ['assets/styled.css'])).rejects.toThrow(UnreachableFile)
      expect(goneFiles.get()).toBe(false)
      server['/assets/styled.css'] = '404'
      const error = await loadFiles(load, ['assets/styled.css']).catch((one: unknown) => one)
      expect(error).not.toBeInstanceOf(UnreachableFile)
      expect(error).toSatisfy(isMissingModule)
      expect(goneFiles.get()).toBe(true)
      expect(load).not.toHaveBeenCalled()
    })

    test('regression: those that did not come once, for a reason that passes, were told as replaced by a newer version', async () => {
      const load = importing('once-styled.js')
      server = { '/assets/once-styled.js': '', '/assets/once-styled.css': 'p{}' }
      events.push('error')
      await expect(loadFiles(load, ['assets/once-styled.css'])).rejects.toThrow(UnreachableFile)
      expect(goneFiles.get()).toBe(false)
      await expect(loadFiles(load, ['assets/once-styled.css'])).resolves.toBe('imported')
    })
  })
})
