/** The licence texts of everything that a build ships and others have written, and a bill of it, beside the files that it ships. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

import { billFile, billOfMaterials } from './bill-of-materials.ts'
import type { Lock } from './bill-of-materials.ts'

export const licenceFile = 'THIRD-PARTY-LICENSES.txt'

/** Licences (SPDX) of what a build may ship: they ask for their text, which {@link licenceFile} has, and no more. */
export const shippedLicences: ReadonlySet<string> = new Set(['MIT', 'ISC', 'OFL-1.1', 'Apache-2.0', 'BSD-3-Clause'])

export interface ShippedPackage {
  name: string
  version: string
  licence: string
  texts: readonly string[]
}

/** Code that the build tools themselves put into what they build: which package it comes from. */
const ofTools: readonly (readonly [RegExp, string])[] = [
  [/^\0?rolldown\//, 'rolldown'],
  [/^\0?vite\//, 'vite'],
]

/**
 * Writes {@link licenceFile} and {@link billFile}: modules as they are in the bundle, fonts and style sheets by the files they were read from.
 * A package without a licence text, or with a licence that nobody has agreed to, stops the build.
 *
 * @param root absolute path of the folder with `node_modules`
 */
export function licencesPlugin(root: string): Plugin {
  return {
    name: 'cairn-licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sources = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? file.moduleIds : file.originalFileNames.map((name) => join(root, name)),
        )
        const styles = sources.filter((id) => id.endsWith('.css')).flatMap((id) => importedStyles(id, root))
        const folders = new Set([...sources, ...styles].map((id) => packageFolder(id, root)))
        const packages = [...folders].flatMap((folder) => (folder === undefined ? [] : [readPackage(folder)]))
        this.emitFile({ type: 'asset', fileName: licenceFile, source: licenceText(packages) })
        const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }
        this.emitFile({ type: 'asset', fileName: billFile, source: billOfMaterials(packages, lock.packages) })
      },
    },
  }
}

/** What a style sheet imports, and those in turn: for the bundler they are no modules. Packages are named, not followed. */
function importedStyles(file: string, root: string): string[] {
  const imports = [...readFileSync(file, 'utf8').matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, path = '']) => path)
  return imports.flatMap((path) => {
    if (!path.startsWith('.')) return [`${join(root, 'node_modules', path)}/`]
    const other = join(dirname(file), path)
    return [other, ...importedStyles(other, root)]
  })
}

/** The folder of the package that a module belongs to; undefined for the project's own. */
export function packageFolder(id: string, root: string): string | undefined {
  const tool = ofTools.find(([pattern]) => pattern.test(id))?.[1]
  if (tool !== undefined) return join(root, 'node_modules', tool)
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)[\\/]/.exec(id)?.[1]
}

/**
 * Small packages under the MIT licence come without its text: then it is the usual one, with the author that they name, if any.
 *
 * @throws Error when a package has no licence text otherwise, or a licence that is not one of {@link shippedLicences}
 */
export function readPackage(folder: string): ShippedPackage {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
    author?: string | { name: string }
  }
  const files = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]es?|copying|notice)(?:[.-](?!.*js$).*)?$/i.test(file),
  )
  const texts = files.toSorted().map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const holder = typeof author === 'object' ? author.name : author?.replace(/\s*[<(].*/, '')
  if (texts.length === 0 && license === 'MIT') texts.push(mitText(holder ?? `the authors of ${name}`))
  if (texts.length === 0 || license === undefined) throw new Error(`${name} ${version} ships without a licence text`)
  if (!shippedLicences.has(license))
    throw new Error(`${name} ${version} has the licence ${license}: see shippedLicences`)
  return { name, version, licence: license, texts }
}

const mitText = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`

/** All texts, by package; the same text of several packages stands once. */
export function licenceText(packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, ShippedPackage[]>()
  for (const one of packages.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const text = one.texts.join('\n\n')
    byText.set(text, [...(byText.get(text) ?? []), one])
  }
  const line = '-'.repeat(80)
  const sections = [...byText].map(([text, of]) => {
    const titles = of.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
    return `${line}\n${titles.join('\n')}\n${line}\n\n${text}\n`
  })
  return `This build contains the following software and fonts, under the licences below.\n\n${sections.join('\n')}`
}
