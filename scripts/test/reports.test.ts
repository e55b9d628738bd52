import { describe, expect, it } from 'vitest'

import { addCounts, countOne, countPlaywright, countVitest, describeCounts } from './reports.ts'

describe('Vitest', () => {
  const report = (change: object) =>
    JSON.stringify({
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [],
      ...change,
    })

  it('counts tests', () => {
    expect(countVitest(report({}), true)).toEqual({ passed: 3, failed: 0, skipped: 2 })
    expect(countVitest(report({ numFailedTests: 2 }), false)).toEqual({ passed: 3, failed: 2, skipped: 2 })
  })

  it('counts a file that cannot be loaded', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ]
    expect(countVitest(report({ testResults }), false).failed).toBe(1)
  })

  it.each([
    ['no report', undefined],
    ['half a report', '{"numPassed'],
    ['no tests', report({ numPassedTests: 0, numPendingTests: 0, numTodoTests: 0 })],
  ])('fails on %s', (_, text) => expect(countVitest(text, true).failed).toBe(1))

  it('fails when the runner does, though no test did', () => {
    expect(countVitest(report({}), false)).toEqual({ passed: 3, failed: 1, skipped: 2 })
  })
})

describe('Playwright', () => {
  const report = (stats: object, errors: object[] = [], suites: object[] = []) =>
    JSON.stringify({ stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors, suites })

  it('counts tests, and names those that needed a second try', () => {
    const specs = (status: string) => [{ title: `is ${status}`, tests: [{ status }] }]
    const suites = [
      { title: 'disks.spec.ts', specs: specs('expected'), suites: [{ title: 'a disk', specs: specs('flaky') }] },
    ]
    expect(countPlaywright(report({ unexpected: 1, flaky: 1, skipped: 2 }, [], suites), false)).toEqual({
      passed: 6,
      failed: 1,
      skipped: 2,
      flaky: ['disks.spec.ts › a disk › is flaky'],
    })
  })

  it('counts errors outside tests', () => {
    expect(countPlaywright(report({}, [{ message: 'no server' }]), false).failed).toBe(1)
    expect(countPlaywright(undefined, false).failed).toBe(1)
  })
})

it('sums up in one line', () => {
  const sum = addCounts([countOne(true), countOne(false), { passed: 10, failed: 2, skipped: 0 }])
  expect(describeCounts(sum)).toBe('11 passed, 3 failed')
  expect(describeCounts({ ...sum, skipped: 4 })).toBe('11 passed, 3 failed, 4 skipped')
})
