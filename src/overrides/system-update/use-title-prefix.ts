import { useEffect } from 'react'

/** Puts something before the title of the tab, whoever sets that meanwhile, as long as the page is open. */
export function useTitlePrefix(prefix: string | undefined): void {
  useEffect(() => {
    const title = document.querySelector('title')
    if (prefix === undefined || title === null) return
    const start = `${prefix} · `
    const add = () => {
      if (!document.title.startsWith(start)) document.title = start + document.title
    }
    add()
    const observer = new MutationObserver(add)
    observer.observe(title, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      if (document.title.startsWith(start)) document.title = document.title.slice(start.length)
    }
  }, [prefix])
}
