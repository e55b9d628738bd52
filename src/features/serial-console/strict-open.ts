/**
 * xterm under a Content-Security-Policy without `unsafe-inline`. It makes three `<style>` elements when it opens and writes
 * `style` attributes of spans when it draws, and offers no other way. Here the elements are stand-ins that keep their rules in
 * constructable style sheets, and the attributes become CSSOM properties: the policy lets scripts do both.
 */
import type { Terminal } from '@xterm/xterm'

/** `terminal.open(parent)`. @returns puts the page back as it was, once the terminal is disposed of */
export function openStrictly(terminal: Pick<Terminal, 'open'>, parent: HTMLElement): () => void {
  const allowSpans = divertSpanStyles()
  Object.defineProperty(document, 'createElement', { configurable: true, value: createElement })
  try {
    terminal.open(parent)
  } finally {
    // The document's own method shows again.
    Reflect.deleteProperty(document, 'createElement')
  }
  return allowSpans
}

function createElement(this: Document, name: string, options?: ElementCreationOptions): HTMLElement {
  return name === 'style' ? styleStandIn() : Document.prototype.createElement.call(this, name, options)
}

/** Looks like a style element to its owner, who sets its text and removes it. */
function styleStandIn(): HTMLElement {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const element = Document.prototype.createElement.call(document, 'template')
  Object.defineProperties(element, {
    textContent: {
      set(rules: string) {
        sheet.replaceSync(rules)
      },
    },
    remove: {
      value: () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        Element.prototype.remove.call(element)
      },
    },
  })
  return element
}

let open = 0

/** `span.setAttribute('style', …)` and `span.style.cssText = …` do the same; only the policy tells them apart. */
function divertSpanStyles(): () => void {
  open += 1
  Object.defineProperty(HTMLSpanElement.prototype, 'setAttribute', { configurable: true, value: setAttribute })
  return () => {
    open -= 1
    if (open === 0) Reflect.deleteProperty(HTMLSpanElement.prototype, 'setAttribute')
  }
}

function setAttribute(this: HTMLSpanElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value
  else Element.prototype.setAttribute.call(this, name, value)
}
