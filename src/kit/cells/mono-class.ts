/** Of all identifiers and addresses, a little smaller than the text around it: its letters look larger. */
export const monoClass = 'font-mono text-[0.92em]'
