/**
 * The mock API, in builds of mode `mock` only: elsewhere the condition is false when the code is built, and the import goes
 * with it. Resolves once the mock answers.
 */
export async function prepareApi(): Promise<void> {
  if (import.meta.env.MODE !== 'mock') return
  const { startMock } = await import('../mock/browser.ts')
  await startMock()
}
