import { useSearchParams } from 'react-router'

/** What the address chooses by a parameter, '' for all; and how another one is chosen. */
export function useChoice(param: string): [chosen: string, choose: (id: string) => void] {
  const [search, setSearch] = useSearchParams()
  const choose = (id: string) => {
    const next = new URLSearchParams(search)
    if (id === '') next.delete(param)
    else next.set(param, id)
    setSearch(next, { preventScrollReset: true })
  }
  return [search.get(param) ?? '', choose]
}
