/** Seed of random tests: another one in each run, part of the tests' titles, and given back by CAIRN_SEED to play a run again. */
export const seed: string = process.env['CAIRN_SEED'] ?? Date.now().toString(36)
