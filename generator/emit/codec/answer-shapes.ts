/**
 * What answers look like, as short texts: what the console needs to find out what of an answer is not as the contract says.
 *
 * A shape is the fields of an object: `name`, `size:n`, `image?:4`, separated by a space. `?` stands for what may be missing or
 * `null`. After the colon stands what a value can be, any of several: `t` a text (also where nothing stands), `n` a number, `i` an integer
 * of at most 32 bits, `b` true or false, `d` a date, a number the shape of that index, `[` a list and `{` a map of what follows, `*` anything.
 * The shapes of a union are separated by `;`; in them `type=disk,image` is a text that tells which of them applies.
 * Names and words are written as `encodeURIComponent` does.
 */
import type { Model } from '../../model/types/ir.ts'
import type { Graph, Node, ObjectForm } from './nodes.ts'

export interface AnswerShapes {
  /** By index. */
  shapes: readonly string[]
  /** Name of an operation → what its answer can be. */
  answers: Readonly<Record<string, string>>
}

/** Of every operation that answers JSON of which the contract says something. */
export function answerShapes(model: Model, graph: Graph): AnswerShapes {
  const { toClient } = model.names
  const indexes = new Map<Node, number>()
  const found: Node[] = []

  const indexOf = (node: Node): number => {
    const known = indexes.get(node) ?? found.push(node) - 1
    indexes.set(node, known)
    return known
  }

  /** Undefined: whatever it is, it is right. */
  function typeOf(node: Node): string | undefined {
    if (node.opaque) return undefined
    const [item, ...others] = node.items
    const maps = node.objects.filter(isMap)
    const types = [
      node.strings ? 't' : node.dates ? 'd' : '',
      node.numbers || node.largeIntegers ? 'n' : node.integers ? 'i' : '',
      node.booleans ? 'b' : '',
      node.objects.length > maps.length ? `${indexOf(node)}` : '',
      maps[0]?.rest && `{${maps[0].nullRest ? '*' : innerType(maps[0].rest)}`,
      item && `[${others.length > 0 || node.nullItems ? '*' : innerType(item)}`,
    ].filter((type) => type !== undefined && type !== '')
    return types.length === 0 ? undefined : types.join('|')
  }

  /** What a list or a map holds; of several kinds nothing is said, as what stands after one would count as another of the list. */
  function innerType(node: Node): string {
    const type = typeOf(node)
    return type === undefined || type.includes('|') ? '*' : type
  }

  function fieldsOf(form: ObjectForm, isOneOfSeveral: boolean): string {
    const fields = [...form.properties].flatMap(([wire, node]) => {
      const name = encodeURIComponent(toClient(wire))
      const isOptional = form.nullable.has(wire) || !form.required.includes(wire)
      const words = form.tags.get(wire)
      if (isOneOfSeveral && !isOptional && words?.every((word) => typeof word === 'string') === true)
        return `${name}=${words.map(encodeURIComponent).join(',')}`
      const type = typeOf(node)
      if (type === undefined) return []
      return `${name}${isOptional ? '?' : ''}${type === 't' ? '' : `:${type}`}`
    })
    return fields.join(' ')
  }

  const answers = model.operations.flatMap(({ name, response: { schema, transport } }): [string, string][] => {
    const type = schema === undefined || transport !== 'json' ? undefined : typeOf(graph.node(schema))
    return type === undefined ? [] : [[name, type]]
  })
  const shapes: string[] = []
  // Grows while it is walked.
  for (const node of found) {
    const forms = node.objects.filter((form) => !isMap(form))
    shapes.push(forms.map((form) => fieldsOf(form, forms.length > 1)).join(';'))
  }
  return { shapes, answers: Object.fromEntries(answers) }
}

const isMap = (form: ObjectForm): boolean => form.rest !== undefined && form.properties.size === 0
