/** What a page that is shipped may hold under a policy that lets nothing but files of its own origin run. */

interface Tag {
  name: string
  attributes: ReadonlyMap<string, string>
  /** What stands between a script or style and its end. */
  content: string
}

const tagPattern = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi
const attributePattern = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g

function* tagsOf(html: string): Generator<Tag> {
  const text = html.replace(/<!--.*?-->/gs, '')
  for (const { 0: whole, 1: name = '', 2: inner = '', index } of text.matchAll(tagPattern)) {
    const rest = text.slice(index + whole.length)
    const attributes = [...inner.matchAll(attributePattern)].map(
      ([, key = '', quoted, single, bare]) => [key.toLowerCase(), quoted ?? single ?? bare ?? ''] as const,
    )
    const content = /^(?:script|style)$/i.test(name) ? (rest.split(/<\/(?:script|style)/i)[0] ?? '') : ''
    yield { name: name.toLowerCase(), attributes: new Map(attributes), content }
  }
}

/** Attributes that make a browser fetch something or go somewhere. */
const addresses = ['src', 'href', 'srcset', 'action', 'formaction', 'data', 'poster', 'content']

/**
 * Everything on a page that a strict policy would stop, or that leads to somebody else.
 * @param exists whether the build has a file; paths start with a slash
 */
export function problemsOfPage(html: string, exists: (path: string) => boolean): string[] {
  const problems: string[] = []
  for (const { name, attributes, content } of tagsOf(html)) {
    if (name === 'style') problems.push('a style in the page')
    if (name === 'base') problems.push('a base: it would move every address')
    if (name === 'script' && (content.trim() !== '' || !attributes.has('src'))) problems.push('a script in the page')
    for (const key of attributes.keys()) {
      if (key.startsWith('on')) problems.push(`${key} on ${name}`)
      if (key === 'style') problems.push(`a style on ${name}`)
    }
    for (const key of addresses) {
      const address = attributes.get(key)
      if (address === undefined) continue
      if (/^(?:[a-z][\w+.-]*:)?\/\//i.test(address) || /^(?:javascript|data|blob|vbscript):/i.test(address.trim()))
        problems.push(`${name} leads to ${address}`)
      else if ((name === 'script' || name === 'link') && !exists(address)) problems.push(`no file ${address}`)
    }
    const equivalent = attributes.get('http-equiv')?.toLowerCase()
    if (equivalent === 'content-security-policy')
      problems.push(...problemsOfPolicy(attributes.get('content') ?? '').map((problem) => `meta: ${problem}`))
    else if (equivalent !== undefined) problems.push(`meta ${equivalent}`)
  }
  return problems
}

/** Why a Content-Security-Policy is not strict. */
export function problemsOfPolicy(policy: string): string[] {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/))
  const problems = directives.flatMap(([name, ...sources]) =>
    sources
      .filter((source) => !["'self'", "'none'"].includes(source) && !(name === 'img-src' && source === 'data:'))
      .map((source) => `${name} allows ${source}`),
  )
  const [fallback] = directives.filter(([name]) => name === 'default-src')
  if (fallback?.join(' ') !== "default-src 'self'") problems.unshift("no default-src 'self'")
  return problems
}
