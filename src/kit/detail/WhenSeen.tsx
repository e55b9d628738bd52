import { useEffect, useRef, useState, type ReactNode } from 'react'

/** Renders its children once it comes near the viewport: what nobody scrolls to is never asked for. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || seen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [seen])
  return (
    <div ref={place} className="mt-6 min-h-24">
      {seen && children}
    </div>
  )
}
