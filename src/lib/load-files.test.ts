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
    if (code === '503') return new Response('', { status: 503 })
    return new Response(code, { headers: { 'content-type': code.startsWith('styles') ? 'text/css' : 'text/html' } })
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

  test('a server that fails is asked again; a file that is gone is for the browser to tell', async () => {
    server = { '/assets/late.js': '503' }
    await expect(loadFiles(importing('late.js'))).rejects.toSatisfy(isMissingModule)
    server = {}
    vi.stubGlobal('fetch', async () => new Response('not here', { status: 404 }))
    const gone = importing('gone-for-good.js')
    gone.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: x'))
    await expect(loadFiles(gone)).rejects.not.toBeInstanceOf(UnreachableFile)
  })

  test('regression: styles that a newer version had replaced were told as a lost connection, and could not be had by trying again', async () => {
    const link = Object.assign(new EventTarget(), { rel: '', href: '', remove: () => undefined })
    const head = { append: () => void link.dispatchEvent(new Event('error')) }
    vi.stubGlobal('document', { ...document, createElement: () => link, head })
    const load = importing('styled.js')
    server = { '/assets/styled.js': '' }
    await expect(loadFiles(load, ['assets/styled.css'])).rejects.toThrow(UnreachableFile)
    server['/assets/styled.css'] = '503'
    await expect(loadFiles(load, ['assets/styled.css'])).rejects.toThrow(UnreachableFile)
    expect(goneFiles.get()).toBe(false)
    // They did not come, and by now the server has them: they are no other ones.
    server['/assets/styled.css'] = 'styles'
    await expect(loadFiles(load, ['assets/styled.css'])).rejects.toThrow(UnreachableFile)
    expect(goneFiles.get()).toBe(false)
    server['/assets/styled.css'] = 'not here'
    const error = await loadFiles(load, ['assets/styled.css']).catch((one: unknown) => one)
    expect(error).not.toBeInstanceOf(UnreachableFile)
    expect(error).toSatisfy(isMissingModule)
    expect(goneFiles.get()).toBe(true)
    expect(load).not.toHaveBeenCalled()
  })
})
