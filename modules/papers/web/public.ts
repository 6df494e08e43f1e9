import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

export type { Asked, AskedPaper } from './parts/asked.ts'

/** Asks how many documents are to be printed into one file, in which language, and begins. */
export const PrintAsOne = lazyPart(async () => (await import('./parts/PrintAsOne.tsx')).PrintAsOne)
