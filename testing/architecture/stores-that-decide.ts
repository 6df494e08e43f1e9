/**
 * Stores of before that refuse, record or read the settings. The list only shrinks: what decides goes to `server/acts/`
 * of its module, and a store that decides nothing any more may not stand here.
 */
export const storesThatDecide: readonly string[] = []
