import type { Trilingual } from '#platform/shared/text.ts'

/** A lookup's row as it is written here: code, then its name in Arabic, English and French. */
export type Entry = readonly [code: string, ar: string, en: string, fr: string]

export const named = ([, ar, en, fr]: Entry): Trilingual => ({ ar, en, fr })
