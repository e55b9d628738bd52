/** For `test.use` in specs of what opens and closes: most people have motion, and things in motion are in the way. */
export const motion = { contextOptions: { reducedMotion: 'no-preference' } } as const
