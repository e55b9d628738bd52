/** Texts of a server on a page: what of them is too long, or is there and cannot be seen. */
import type { Page } from '@playwright/test'

/** Where things are named: by these people decide. */
export const namesOnly = 'h1, h2, h3, th, button, [role="treeitem"], [role="gridcell"]'

/**
 * @param within what is looked at: an open dialog, the page
 * @param marked where what cannot be seen has to be marked; elsewhere it may only not reorder the words around it
 */
export const textProblems = (page: Page, within = 'main', marked = '*'): Promise<string[]> =>
  page.evaluate(
    ([selector, places]) => {
      const hidden = /[\u00AD\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/
      const turning = /[\u202A-\u202E\u2066-\u2069]/
      const isApart = (element: Element | null): boolean =>
        element !== null &&
        (element.closest('bdi, [dir]:not(html), option, pre') !== null ||
          /isolate|plaintext/.test(getComputedStyle(element).unicodeBidi))
      const found: string[] = []
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth > clientWidth) found.push(`${scrollWidth} px wide`)
      const root = document.querySelector(selector) ?? document.body
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        // Names in one string stand between two characters that keep them apart from the words around them.
        const text = (node.nodeValue ?? '').replaceAll(/\u2068([^\u2066-\u2069]*)\u2069/g, '$1')
        const parent = node.parentElement
        if (parent?.closest('textarea')) continue
        // As people count: what the console cuts, it cuts between characters.
        const length = [...text].length
        if (length > 1_600) found.push(`a text of ${length} characters`)
        const isName = parent !== null && parent.closest(places) !== null
        if (isName ? hidden.test(text) : turning.test(text) && !isApart(parent))
          found.push(`not to be seen: ${JSON.stringify(text.slice(0, 40))} in ${parent?.outerHTML.slice(0, 80)}`)
      }
      for (const element of root.querySelectorAll('*'))
        for (const { name, value } of element.attributes)
          if (name.startsWith('aria-') && value.length > 6_000) found.push(`${name} of ${value.length} characters`)
      const drawn = root.querySelectorAll('*').length
      if (drawn > 10_000) found.push(`${drawn} elements`)
      return [...new Set(found)]
    },
    [within, marked] as const,
  )
