/**
 * What is said on screen: short, in sentence case, with acronyms as they are written, and never the same as its label. Looks at the texts
 * of emitted screens, which are those of contract and manifest, and at those of `src`.
 */
import ts from 'typescript'

import { lineOf, parse, walk } from './source.ts'
import type { SourceFile, Violation } from './source.ts'

/** A text that people read, and what it is for. */
export interface Text {
  path: string
  line: number
  /** Property or attribute that holds it; `text` for what stands between tags. */
  use: string
  text: string
  /** Of a help: what stands beside it. */
  label?: string
}

const labels = new Set([
  'label',
  'title',
  'submit',
  'crumb',
  'plural',
  'none',
  'all',
  'heading',
  'placeholder',
  'aria-label',
])
const sentences = new Set([
  'help',
  'reason',
  'say',
  'text',
  'body',
  'toast',
  'phrase',
  'note',
  'hint',
  'summary',
  'message',
])

/** Every text of a file: strings under these names, attributes, and what stands between tags. */
/** Attributes that hold what one of those names says. */
const aliases: Readonly<Record<string, string>> = { disabledReason: 'reason' }

export function textsOf(file: SourceFile): Text[] {
  const tree = parse(file)
  const found: Text[] = []
  const add = (use: string, node: ts.Node, text: string, label?: string): void => {
    const said = text.replace(/\s+/g, ' ').trim()
    if (!/[A-Za-z]{2}/.test(said)) return
    found.push({
      path: file.path,
      line: lineOf(tree, node.getStart(tree)),
      use,
      text: said,
      ...(label === undefined ? {} : { label }),
    })
  }
  walk(tree, (node) => {
    if (ts.isJsxText(node)) add('text', node, node.text)
    else if (ts.isJsxAttribute(node) && node.initializer && ts.isStringLiteral(node.initializer)) {
      const name = node.name.getText(tree)
      const use = aliases[name] ?? name
      if (labels.has(use) || sentences.has(use)) add(use, node, node.initializer.text)
    } else if (ts.isObjectLiteralExpression(node)) {
      const pairs = node.properties.flatMap((one): [string, ts.Node, string][] => {
        if (!ts.isPropertyAssignment(one)) return []
        const text = written(one.initializer)
        return text === undefined ? [] : [[one.name.getText(tree).replaceAll("'", ''), one, text]]
      })
      const label = pairs.find(([use]) => use === 'label')?.[2]
      for (const [use, at, text] of pairs)
        if (labels.has(use) || sentences.has(use)) add(use, at, text, use === 'help' ? label : undefined)
    }
  })
  return found
}

/** What is put in is a name or a number. */
function written(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('')
}

/** Names of fields, paths and values are written as programs write them. */
const isWords = (text: string): boolean =>
  !/^[a-z]\w*$|^\S*[a-z][A-Z.]\S*$|^[\w-]*[_/:][^ ]*$|^\$|^[\w.[\]-]+\.[\w.[\]]+$/.test(text)
const wordsOf = (text: string): string[] =>
  text
    .replace(/\{[^}]*\}/g, ' ')
    .split(/[^\p{L}\p{N}_/.'’:@~-]+/u)
    .map((word) => word.replace(/^[-'’.:]+|[-'’.:]+$/g, ''))
    .filter((word) => word !== '')

/** Names of things outside, and keys. */
export interface Words {
  /** As they are written wherever they stand. */
  acronyms: readonly string[]
  /** Written with a capital inside a sentence. */
  names: readonly string[]
}

/** A capital inside: `New Disk`. */
function titleCase({ text }: Text, { acronyms, names }: Words): string | undefined {
  if (!isWords(text)) return undefined
  const known = new Set([...acronyms, ...names])
  const starts = new Set(
    text
      .split(/(?<=[.?!:|·…])\s+|\s[–—]\s|^|\n|["“(‘]/)
      .map((part) => wordsOf(part)[0])
      .filter((word) => word !== undefined),
  )
  const wrong = wordsOf(text).find((word) => {
    if (!/^\p{Lu}\p{Ll}/u.test(word) || starts.has(word)) return false
    return (
      !known.has(word) && !known.has(word.replace(/['’]s$/, '')) && !word.split(/[-/]/).every((one) => known.has(one))
    )
  })
  return wrong && `“${text}” has the capital of “${wrong}” inside: sentence case`
}

/** `Vpc`, `vpc` for VPC. */
function acronym({ text }: Text, { acronyms }: Words): string | undefined {
  if (!isWords(text)) return undefined
  const asWritten = new Map(acronyms.map((one) => [one.toLowerCase(), one]))
  for (const word of wordsOf(text)) {
    // Parts of addresses and names of programs: `api.example.com`, `/dev/ram`.
    if (/[/._@~:]/.test(word)) continue
    for (const part of word.replace(/['’]s$/, '').split('-')) {
      const right = asWritten.get(part.toLowerCase())
      if (right !== undefined && right !== part) return `“${text}” writes ${right} as “${part}”`
    }
  }
  return undefined
}

/** Words that add nothing to a label. */
const filling = new Set(
  'a an the of for to in on at by with from as is are be its it this that which what whether how many much new given present name names text value id ids number unique and or your own'.split(
    ' ',
  ),
)
const root = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?:ies|s)$/, '')
const tells = (text: string): string[] =>
  wordsOf(text)
    .flatMap((word) => word.split('-'))
    .filter((word) => !filling.has(word.toLowerCase()))
    .map(root)

/** “Name for the new disk” beside “Name”; “Password text, up to 512 characters.” */
function restates({ path, use, text, label }: Text): string | undefined {
  if (use !== 'help' || label === undefined) return undefined
  const entity = /^generated\/screens\/([^/]+)\//.exec(path)?.[1] ?? ''
  const said = new Set([...tells(label), ...tells(entity)])
  const [first = ''] = text.split(/[,;.]/)
  const more = tells(first).filter((word) => !said.has(word))
  const isNaming = /^Names? (?:for|given to|to give) /.test(text)
  return more.length === 0 || isNaming ? `the help “${text}” only restates its label “${label}”` : undefined
}

/** A help is read at a glance, or not at all. */
const longest = 125
function tooLong({ use, text }: Text): string | undefined {
  return (use === 'help' || use === 'reason') && text.length > longest
    ? `“${text}” is longer than ${longest} characters: what does somebody need here?`
    : undefined
}

/** Says what to do, what is needed, who does it instead, or that it is so already. */
const enabling =
  /^(?:Add|Attach|Change|Choose|Clear|Create|Delete|Detach|Enter|Finish|Free|Link|Load|Make|Pick|Remove|Select|Start|Stop|Unset|Upload|Wait)\b|^Only .+ (?:can|has|have)\b|^(?:Requires|Needs|Already|Managed by|Set by|Created by|Belongs to)\b| must be | change it there$|\b(?:Detach|Stop|Remove|Use|Choose) [^.]+\.$/

function unhelpful({ use, text }: Text): string | undefined {
  if (use !== 'reason' || enabling.test(text) || !/ /.test(text)) return undefined
  return `the reason “${text}” does not say how to enable it: begin with what to do (“Stop the instance first”), or “Only …”, “Requires …”, “Already …”`
}

/** Said otherwise everywhere else. */
const instead: readonly (readonly [RegExp, string])[] = [
  [/\bneighbour/i, 'neighbor'],
  [/\b(?:log|logs|logged) in\b/i, 'sign in'],
  [/\b(?:nobody|somebody|anew|afresh)\b/i, 'the plain subject and verb'],
  [/\bat present\b/i, 'nothing: what is said is said of now'],
  [/\bmade up\b/i, 'generated'],
  [/\bin the way\b/i, 'what to delete first'],
  [/\bgoes ahead\b/i, 'the verb of what is done'],
  [/\b(?:please|simply|just)\b/i, 'nothing'],
]
function unplain({ text }: Text): string | undefined {
  const [wrong, right] = instead.find(([one]) => one.test(text)) ?? []
  return wrong && `“${text}”: say ${right} for “${wrong.exec(text)?.[0]}”`
}

/** Texts of the specification, to the letter. */
const prescribed = new Set([
  'Logged in',
  'Device logged in',
  'Log in on device',
  'Please try again. If the problem persists, contact your administrator.',
])

const rules = [titleCase, acronym, restates, tooLong, unhelpful, unplain]

export function wordingFaults(texts: readonly Text[], words: Words): Violation[] {
  return texts
    .filter(({ text }) => !prescribed.has(text))
    .flatMap((text) =>
      rules.flatMap((rule) => {
        const message = rule(text, words)
        return message === undefined ? [] : [{ path: text.path, line: text.line, message }]
      }),
    )
}
