import type { MouseEvent } from 'react'

/** The first stop of the Tab key on every page: past banners and navigation to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#content"
      onClick={skipToContent}
      className="fixed top-2 inset-s-2 z-50 rounded-md bg-accent px-3 py-2 font-medium text-on-accent not-focus:[clip-path:inset(50%)]"
    >
      Skip to content
    </a>
  )
}

/** By hand: the address keeps what it says about the page. */
function skipToContent(event: MouseEvent) {
  event.preventDefault()
  const main = document.querySelector('main')
  main?.focus()
  main?.scrollIntoView()
}
