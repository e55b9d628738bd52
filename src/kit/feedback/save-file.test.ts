import { expect, onTestFinished, test, vi } from 'vitest'

import { fileNameOf, saveFrom } from './save-file.ts'

test('a path becomes the name of a file that every system takes', () => {
  expect(fileNameOf('sled/one/dns.log')).toBe('dns.log')
  expect(fileNameOf('a/C:\\evil?.exe\u202E')).toBe('C__evil_.exe_')
  expect([fileNameOf('a/..'), fileNameOf(' . '), fileNameOf('')]).toEqual(['file', 'file', 'file'])
  expect(fileNameOf('x'.repeat(5000))).toHaveLength(120)
})

test('a name of a server became the name of a file as it was', () => {
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  onTestFinished(() => void vi.unstubAllGlobals())
  saveFrom('..\\web\u202Egpj.exe-serial-console.log', 'blob:x')
  expect(link).toMatchObject({ href: 'blob:x', download: '_web_gpj.exe-serial-console.log' })
  expect(link.click).toHaveBeenCalledOnce()
})
