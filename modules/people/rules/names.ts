import { wholeNames } from './whole-names.ts'

/** A name in one script; a part that somebody has not is empty. */
export interface NameParts {
  readonly First: string
  readonly Middle: string
  readonly Last: string
}

export interface BothScripts {
  readonly ar: string
  readonly en: string
}

/** The parts in both scripts, as calls carry them. */
export interface PartsInBoth {
  readonly First: BothScripts
  readonly Middle: BothScripts
  readonly Last: BothScripts
}

/** A name as it is kept: its parts, and the full name of the passport where the parts do not make it. */
export interface KeptName {
  readonly parts: NameParts
  readonly passport: string | null
}

/** The most letters of a full name. */
export const longestName = 200

const words = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean)
const tidy = (text: string): string => words(text).join(' ')

/** The full name that the parts make: a space between those that there are. */
export const fullName = ({ First, Middle, Last }: NameParts): string =>
  [First, Middle, Last].map(tidy).filter(Boolean).join(' ')

/** The parts of a name of which only the whole is known: the first name, the last, and what stands between them. */
export function splitName(full: string): NameParts {
  const [First = '', ...rest] = wholeNames(words(full))
  const Last = rest.pop() ?? ''
  return { First, Middle: rest.join(' '), Last }
}

/** What is shown, searched and printed of a kept name. */
export const shownName = ({ parts, passport }: KeptName): string => passport ?? fullName(parts)

const tidyParts = ({ First, Middle, Last }: NameParts): NameParts => ({
  First: tidy(First),
  Middle: tidy(Middle),
  Last: tidy(Last),
})

/**
 * The name in one script that somebody's typing makes. Parts are the source, and a full name beside them is kept where
 * they do not make it. A full name alone is split, unless it is the one that is kept already: then its parts stay.
 */
export function typedName(
  typed: { readonly parts?: NameParts | undefined; readonly full?: string | undefined },
  kept: KeptName | null = null,
): KeptName {
  const full = tidy(typed.full ?? '')
  if (!typed.parts && kept && full === shownName(kept)) return kept
  const parts = typed.parts ? tidyParts(typed.parts) : splitName(full)
  return { parts, passport: full === '' || full === fullName(parts) ? null : full }
}

export const partsIn = (parts: PartsInBoth, script: keyof BothScripts): NameParts => ({
  First: parts.First[script],
  Middle: parts.Middle[script],
  Last: parts.Last[script],
})

export interface TypedNames {
  readonly NameParts?: PartsInBoth | undefined
  readonly FullName?: BothScripts | undefined
}

/** The same in both scripts. */
export const typedNames = (
  { NameParts, FullName }: TypedNames,
  kept: { readonly ar: KeptName; readonly en: KeptName } | null = null,
): { readonly ar: KeptName; readonly en: KeptName } => {
  const one = (script: keyof BothScripts) =>
    typedName({ parts: NameParts && partsIn(NameParts, script), full: FullName?.[script] }, kept?.[script])
  return { ar: one('ar'), en: one('en') }
}

/** Whether the full name is another one: what certificates bear. Parts alone may be put right at any time. */
export const isRenamed = (
  kept: { readonly ar: KeptName; readonly en: KeptName },
  typed: { readonly ar: KeptName; readonly en: KeptName },
): boolean => shownName(kept.ar) !== shownName(typed.ar) || shownName(kept.en) !== shownName(typed.en)

/** The full names of what is kept in both scripts. */
export const shownNames = (kept: { readonly ar: KeptName; readonly en: KeptName }): BothScripts => ({
  ar: shownName(kept.ar),
  en: shownName(kept.en),
})
