/**
 * xterm under a Content-Security-Policy without `unsafe-inline`. It makes three `<style>` elements and writes `style`
 * attributes, and offers no other way (https://github.com/xtermjs/xterm.js/issues/4445). Here its style elements are
 * stand-ins that keep their rules in constructable style sheets, and its attributes become CSSOM properties: the policy
 * lets scripts do both.
 */

type CreateElement = (name: string, options?: ElementCreationOptions) => HTMLElement

/** For the terminal's option `documentOverride`: the page's document, as far as a terminal asks it for anything. */
export const strictDocument = (): Document =>
  new Proxy(document, {
    get: (target, key): unknown => {
      if (key === 'createElement') return createElement
      const value: unknown = Reflect.get(target, key, target)
      // Methods of the document want the document itself.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Runs what makes style elements through the page's own document: a part of xterm knows no override. */
export function withStrictDocument(work: () => void): void {
  Object.defineProperty(document, 'createElement', { configurable: true, value: createElement })
  try {
    work()
  } finally {
    Reflect.deleteProperty(document, 'createElement')
  }
}

const createElement: CreateElement = (name, options) => {
  if (name === 'style') return styleStandIn()
  const element = Document.prototype.createElement.call(document, name, options)
  if (name === 'span') Object.defineProperty(element, 'setAttribute', { value: setAttribute })
  return element
}

function setAttribute(this: HTMLElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value
  else Element.prototype.setAttribute.call(this, name, value)
}

/** Looks like a style element to its owner, who sets its text and removes it. */
function styleStandIn(): HTMLElement {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const element = Document.prototype.createElement.call(document, 'template')
  Object.defineProperties(element, {
    textContent: { set: (rules: string) => void sheet.replaceSync(rules) },
    remove: {
      value: () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        Element.prototype.remove.call(element)
      },
    },
  })
  return element
}
