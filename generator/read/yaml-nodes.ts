/** A YAML text as nodes that know where they stand. The parser's events have offsets, its own values have none. */
import { EVENT_ID, SCALAR_STYLE, getScalarValue, parseEvents, type Event, type ScalarEvent } from 'js-yaml'

interface NodeBase {
  /** Of its first character, in the text. */
  offset: number
  anchor?: string
  /** As written: `!!str`. */
  tag?: string
}

export interface ScalarNode extends NodeBase {
  kind: 'scalar'
  text: string
  /** Neither in quotes nor a block: it may be a number. */
  isPlain: boolean
}

export interface MappingNode extends NodeBase {
  kind: 'mapping'
  pairs: readonly (readonly [key: YamlNode, value: YamlNode])[]
}

export interface SequenceNode extends NodeBase {
  kind: 'sequence'
  items: readonly YamlNode[]
}

export interface AliasNode extends NodeBase {
  kind: 'alias'
  name: string
  /** What the name stands for here; undefined: nothing before it has that anchor. */
  target: YamlNode | undefined
}

export type YamlNode = ScalarNode | MappingNode | SequenceNode | AliasNode

interface Open {
  /** Undefined for a document. */
  node: MappingNode | SequenceNode | undefined
  children: YamlNode[]
}

/**
 * The top node of each document of a text; undefined for an empty one. Throws the parser's `YAMLException`.
 *
 * @param maxDepth of the nesting; what lies deeper is refused
 */
export function parseNodes(text: string, maxDepth: number): (YamlNode | undefined)[] {
  const documents: (YamlNode | undefined)[] = []
  const open: Open[] = []
  let anchors = new Map<string, YamlNode>()
  /** Of what was read so far: a value that is left out has no place of its own. */
  let end = 0
  const add = (node: YamlNode): void => {
    open.at(-1)?.children.push(node)
  }
  for (const event of parseEvents(text, { maxDepth })) {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        anchors = new Map()
        open.push({ node: undefined, children: [] })
        break
      case EVENT_ID.MAPPING:
        open.push({
          node: { kind: 'mapping', pairs: [], ...properties(event, text), offset: event.start },
          children: [],
        })
        break
      case EVENT_ID.SEQUENCE:
        open.push({
          node: { kind: 'sequence', items: [], ...properties(event, text), offset: event.start },
          children: [],
        })
        break
      case EVENT_ID.SCALAR: {
        const node = scalar(event, text, end)
        end = Math.max(end, event.valueEnd)
        if (node.anchor !== undefined) anchors.set(node.anchor, node)
        add(node)
        break
      }
      case EVENT_ID.ALIAS: {
        const name = text.slice(event.anchorStart, event.anchorEnd)
        add({ kind: 'alias', name, target: anchors.get(name), offset: event.anchorStart - 1 })
        break
      }
      case EVENT_ID.POP: {
        const last = open.pop()
        if (last === undefined) break
        const { node, children } = last
        if (node === undefined) documents.push(children[0])
        else {
          const whole = closed(node, children)
          if (whole.anchor !== undefined) anchors.set(whole.anchor, whole)
          add(whole)
        }
      }
    }
  }
  return documents
}

function scalar(event: ScalarEvent, text: string, end: number): ScalarNode {
  const { style, valueStart } = event
  const isQuoted = style === SCALAR_STYLE.SINGLE_QUOTED || style === SCALAR_STYLE.DOUBLE_QUOTED
  return {
    kind: 'scalar',
    text: getScalarValue(text, event),
    isPlain: style === SCALAR_STYLE.PLAIN,
    ...properties(event, text),
    offset: valueStart < 0 ? end : valueStart - Number(isQuoted),
  }
}

function closed(node: MappingNode | SequenceNode, children: readonly YamlNode[]): YamlNode {
  if (node.kind === 'sequence') return { ...node, items: children }
  const pairs = children.flatMap((key, i) => {
    const value = children[i + 1]
    return i % 2 === 0 && value !== undefined ? [[key, value] as const] : []
  })
  return { ...node, pairs }
}

type Marked = Extract<Event, { tagStart: number }>

/** Offsets of what is absent are -1. */
function properties({ anchorStart, anchorEnd, tagStart, tagEnd }: Marked, text: string): Omit<NodeBase, 'offset'> {
  return {
    ...(anchorStart < 0 ? {} : { anchor: text.slice(anchorStart, anchorEnd) }),
    ...(tagStart < 0 ? {} : { tag: text.slice(tagStart, tagEnd) }),
  }
}
