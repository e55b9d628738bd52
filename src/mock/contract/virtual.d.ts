declare module 'virtual:cairn-contract' {
  import type { AreaModule } from './contract.ts'

  /** Area → the contract of its operations. */
  export const areas: Readonly<Record<string, () => Promise<AreaModule>>>
}
