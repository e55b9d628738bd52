/** What keys are told apart by. */
export type KeyKind = 'publicKey' | 'privateKey' | 'x509'

/** What a field of a form demands of its value, beyond the contract. */
export interface RawValueRules {
  /** Objects and items of lists: which fields come first. */
  order?: readonly string[]
  /** Lists of groups: the list in each of them, whose items the form shows as one list. */
  flat?: string
  /** Names: the field of a list in the same form whose values can be chosen. */
  offers?: string
  /** Lists: what no two items may share; default: their name, else everything. False: items may be equal. */
  /** JSON: what the document has to have, as paths. */
  needs?: readonly string[]
  unique?: false | readonly string[]
  /** What the server says when it takes no value of this field: messages with these words are about it. */
  refused?: readonly string[]
  /** Texts and files: what kind of key they are; one of another kind is not sent. */
  holds?: KeyKind
  /** Addresses and networks: `v4`, `v6`, `$parent.x`, or `$form.x` with an address or network of that version; default: as the contract says. */
  version?: string
  /** The last address of a range: the field beside it with the first. */
  notBelow?: string
  /** Numbers that have names, to choose from beside those that have none. */
  known?: 'icmpType' | 'icmpCode'
  /** The field beside it that says what its numbers mean. */
  knownBy?: string
  /** Networks: the width, or the smallest and the largest. */
  width?: number | readonly [number, number]
  /** Networks: what one has to lie in. */
  inside?: readonly string[]
  /** Networks: the list whose rows have networks in the same field, none of which one may overlap. */
  apart?: string
  /** A map whose keys are known: what each is called. */
  keys?: Readonly<Record<string, { label?: string; help?: string }>>
}
