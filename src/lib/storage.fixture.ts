/** What a browser keeps, as a test can look into it. */
export const storageOf = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
  key: (at: number) => [...texts.keys()][at] ?? null,
  get length() {
    return texts.size
  },
})
