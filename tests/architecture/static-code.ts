/**
 * Emitted code that is the same whatever the contract and the manifest say belongs into `src`, where it is compiled, linted and
 * tested. Templates and emitters hold what they fill in or repeat.
 */
import ts from 'typescript'

import { lineOf, parse, walk } from './source.ts'
import type { SourceFile, Violation } from './source.ts'

const message = 'is the same in every file that is emitted: move it into src, and let the emitted file import it'

/** A line of code that stands inside something: a member, a statement of a function. */
const isInner = (line: string) => /^\s+\S/.test(line)
const isFunction = (line: string) => /=>|\bfunction\b/.test(line)

/** Lines of a template that are no part of a loop and have nothing filled in, inside a body or with a function of their own. */
export function staticLines({ path, text }: SourceFile): Violation[] {
  // Loops leave their lines behind, so that the others keep their numbers.
  const outside = text.replace(/\{\{#each [\s\S]*?\{\{\/each\}\}/g, (loop) => '\n'.repeat(loop.split('\n').length - 1))
  return outside.split('\n').flatMap((line, index) => {
    if (line.includes('{{') || /^\s*\/\//.test(line)) return []
    return isInner(line) || isFunction(line) ? [{ path, line: index + 1, message }] : []
  })
}

const HOLE = '\0'
const DECLARATION = /^(?=(?:export )?(?:type|interface|const|let|function|class|enum) [A-Za-z_$\0])/m

/** Texts of an emitter that declare something and fill nothing into it. */
export function staticDeclarations(file: SourceFile): Violation[] {
  const tree = parse(file)
  const found: Violation[] = []
  walk(tree, (node) => {
    const text = textOf(node)
    if (text === undefined) return
    // Also where the line is broken within the text.
    const declarations = text.split(DECLARATION).filter((part) => DECLARATION.test(part))
    if (declarations.some((part) => !part.includes(HOLE)))
      found.push({ path: file.path, line: lineOf(tree, node.getStart(tree)), message })
  })
  return found
}

/** What a literal says, with a mark for each value that is filled in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('')
}
