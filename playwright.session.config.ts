import everyday from './playwright.config.ts'
const { webServer: _, ...rest } = everyday
export default { ...rest, projects: [{ name: 'console', testMatch: (process.env['SPECS'] ?? '').split(',') }], reporter: 'list', retries: 0 }
