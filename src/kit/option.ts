/** One of the values that a field offers, in its own words. */
export interface Option {
  value: string | number
  label: string
  help?: string
}
