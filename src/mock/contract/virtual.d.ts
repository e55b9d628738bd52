declare module 'virtual:cairn-contract' {
  import type { Validator } from './contract.ts'

  /** Area → its validators, `body_<operation>` and `answer_<operation>`. */
  export const areas: Readonly<Record<string, () => Promise<Readonly<Record<string, Validator>>>>>
}
