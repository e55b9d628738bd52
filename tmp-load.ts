import { reportServer } from './tests/bench/mock/load.ts'
await reportServer()
