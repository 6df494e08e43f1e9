import { foldText } from '#platform/shared/text.ts'

/** How a text is answered: by what begins with it, by words that begin with its words, by what holds them, or otherwise. */
export const ranks = { begins: 0, words: 1, within: 2, otherwise: 3 } as const
export type Rank = (typeof ranks)[keyof typeof ranks]

const wordsOf = (folded: string) => folded.split(' ').filter(Boolean)
/** Also without what stands before a word: «الجمال» is no name that begins with «جمال». */
const beginnings = (name: string) => name.split(/[\s([«"“‘'’/-]+/)

/** How well a name answers what is typed, both in any form; null where it holds not all of its words. */
export function rankOf(name: string, typed: string): Rank | null {
  const own = foldText(name)
  const text = foldText(typed)
  if (own.startsWith(text)) return ranks.begins
  const words = wordsOf(text)
  const begun = beginnings(own)
  if (words.every((word) => begun.some((each) => each.startsWith(word)))) return ranks.words
  return words.every((word) => own.includes(word)) ? ranks.within : null
}

/**
 * How well the title of a page or of an act answers: also without the article, which in Arabic stands before most of its
 * words and before few that are typed. A name keeps its own.
 */
export function rankOfTitle(title: string, typed: string): Rank | null {
  const found = [title, foldText(title).replace(/(^|\s)ال/g, '$1')].flatMap((each) => rankOf(each, typed) ?? [])
  return found.length ? (Math.min(...found) as Rank) : null
}

/** The best of several names; `otherwise` for what answers by none of them. */
export const bestRank = (names: readonly (string | null | undefined)[], typed: string): Rank =>
  Math.min(ranks.otherwise, ...names.flatMap((name) => (name ? [rankOf(name, typed) ?? ranks.otherwise] : []))) as Rank

/** Best first; among equals as they were. */
export const ranked = <T>(all: readonly T[], rankBy: (each: T) => number): T[] =>
  all
    .map((each) => ({ each, rank: rankBy(each) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ each }) => each)

/** What the palette offers, in the order in which it stands among what answers as well. */
const kinds = ['act', 'page', 'record'] as const

/** The groups by how their best answers, whatever it is; an act goes first among equals only. */
export const inOrder = <Group extends { readonly kind: (typeof kinds)[number]; readonly rank: Rank }>(
  groups: readonly Group[],
): Group[] => ranked(groups, ({ kind, rank }) => rank * kinds.length + kinds.indexOf(kind))

/** Letters from which on a word may mean an act. */
const shortestWord = 3

/**
 * What a text like 'take attendance CC-82' asks for: the acts whose titles have most of its words, and the rest, by which
 * their record is found. Null where it is not both.
 */
export function actAndRecord<Act extends { readonly title: string }>(
  typed: string,
  acts: readonly Act[],
): { acts: readonly Act[]; rest: string } | null {
  const words = wordsOf(foldText(typed))
  const split = acts.map((act) => {
    // The article stands before most words of a title, and before few that are typed.
    const titled = beginnings(foldText(act.title)).flatMap((word) => [word, word.replace(/^ال/, '')])
    const means = (word: string) => word.length >= shortestWord && titled.some((each) => each.startsWith(word))
    return { act, rest: words.filter((word) => !means(word)) }
  })
  const fewest = Math.min(...split.map(({ rest }) => rest.length))
  const best = split.filter(({ rest }) => rest.length === fewest)
  const rest = best[0]?.rest.join(' ')
  if (!rest || fewest === words.length) return null
  return { acts: best.filter((each) => each.rest.join(' ') === rest).map(({ act }) => act), rest }
}
