/** Counters, gauges and histograms in the text format of Prometheus, version 0.0.4. */

export type Labels = Readonly<Record<string, string>>

export interface Counter {
  add(labels: Labels, by?: number): void
}

export interface Histogram {
  observe(labels: Labels, value: number): void
}

export interface Registry {
  counter(name: string, help: string): Counter
  /** @param read the value at the time of asking, or several with labels */
  gauge(name: string, help: string, read: () => number | readonly (readonly [Labels, number])[]): void
  /** @param read what somebody else counts */
  total(name: string, help: string, read: () => number): void
  /** @param bounds upper bounds of the buckets, ascending */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram
  /** All of it as text. */
  text(): string
}

/** What Prometheus wants to be told of the text. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export function createRegistry(): Registry {
  const families: (() => string)[] = []
  const family = (head: { name: string; help: string; type: string }, samples: () => string[]): void => {
    const { name, help, type } = head
    families.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples()].join('\n'))
  }

  return {
    counter(name, help) {
      const values = new Map<string, number>()
      family({ name, help, type: 'counter' }, () => [...values].map(([labels, value]) => `${name}${labels} ${value}`))
      return {
        add(labels, by = 1) {
          const key = textOf(labels)
          values.set(key, (values.get(key) ?? 0) + by)
        },
      }
    },

    gauge(name, help, read) {
      family({ name, help, type: 'gauge' }, () => {
        const value = read()
        const samples = typeof value === 'number' ? [[{}, value] as const] : value
        return samples.map(([labels, one]) => `${name}${textOf(labels)} ${one}`)
      })
    },

    total: (name, help, read) => family({ name, help, type: 'counter' }, () => [`${name} ${read()}`]),

    histogram(name, help, bounds) {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
      family({ name, help, type: 'histogram' }, () =>
        [...series.values()].flatMap(({ labels, counts, sum, count }) => [
          ...bounds.map((bound, i) => `${name}_bucket${textOf({ ...labels, le: String(bound) })} ${counts[i] ?? 0}`),
          `${name}_bucket${textOf({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${textOf(labels)} ${sum}`,
          `${name}_count${textOf(labels)} ${count}`,
        ]),
      )
      return {
        observe(labels, value) {
          const key = textOf(labels)
          const one = series.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
          series.set(key, one)
          bounds.forEach((bound, i) => {
            if (value <= bound) one.counts[i] = (one.counts[i] ?? 0) + 1
          })
          one.sum += value
          one.count += 1
        },
      }
    },

    text: () => `${families.map((print) => print()).join('\n')}\n`,
  }
}

function textOf(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escape = (value: string): string =>
  value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`)
