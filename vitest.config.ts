import { defineConfig } from 'vitest/config'

/** A project of tests that run in Node. */
function nodeProject(name: string, include: string[], testTimeout = 10_000) {
  return { test: { name, include, environment: 'node' as const, testTimeout, hookTimeout: testTimeout } }
}

export default defineConfig({
  test: {
    projects: [
      nodeProject('unit', ['{src,scripts,generator}/**/*.test.{ts,tsx}']),
      // Whole runs of the generator, compiling what comes out.
      nodeProject('generator', ['tests/generator/**/*.test.ts'], 120_000),
      nodeProject('contract', ['tests/contract/**/*.test.ts'], 60_000),
      nodeProject('architecture', ['tests/architecture/**/*.test.ts'], 60_000),
    ],
  },
})
