/** Bodies without what nobody is to read in a script. */
import { redact } from '../../kit/equivalent/redact.ts'
import { isPrivateKey } from '../../lib/keys.ts'
import { isPlainObject } from '../../lib/plain-object.ts'

/** Names of fields that hold secrets and do not sound like it. User data is full of them. */
const names = new Set(['userData', 'md5AuthKey', 'key', 'secrets', 'userCode', 'deviceCode', 'metadataSource'])

/** Longer texts are contents of files. */
const longest = 4_000

export function withoutSecrets(body: unknown): { value: unknown; found: readonly string[] } {
  const { value, found } = redact(body, names)
  const more = new Set(found)
  const walk = (item: unknown): unknown => {
    if (typeof item === 'string') {
      if (isPrivateKey(item)) {
        more.add('private key')
        return '<private key>'
      }
      return item.length > longest ? `<${item.length} characters left out>` : item
    }
    if (Array.isArray(item)) return item.map(walk)
    if (!isPlainObject(item)) return item
    const fields = Object.entries(item).map(([key, one]) => [key, walk(one)])
    // A password is the `value` of a mode.
    if (typeof item['mode'] === 'string' && typeof item['value'] === 'string') {
      more.add('password')
      fields.push(['value', '<password>'])
    }
    return Object.fromEntries(fields)
  }
  return { value: walk(value), found: [...more] }
}
