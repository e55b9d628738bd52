import { createElement } from 'react'

interface IconData {
  size: number
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface GlyphProps {
  size: number
  strokeWidth: number
  className?: string
}

/** Stands in for the function of the same name in lucide-react: the same drawing, for the few props that Icons.tsx sets. */
export function createIcon(icon: IconData) {
  return ({ size, strokeWidth, className }: GlyphProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${icon.size} ${icon.size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: (strokeWidth * icon.size) / size,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        className,
      },
      ...icon.node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
