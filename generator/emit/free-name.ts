/** The name, else the first of it with a number that is free; it is taken from then on. */
export function freeName(wanted: string, taken: Set<string>, separator = ''): string {
  let name = wanted
  for (let n = 2; taken.has(name); n++) name = `${wanted}${separator}${n}`
  taken.add(name)
  return name
}
