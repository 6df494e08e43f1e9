/** Where somebody looked: with an account, or in the catalogue that is open to everybody. */
export type SearchOrigin = 'signedIn' | 'public'

/** Signs of what is kept of a search. */
const shortest = 3
const longest = 60
/** So many days are kept. */
export const searchDaysKept = 400
/** Different words that are kept of a day and an origin: whoever sends more is no person. */
export const mostWordsADay = 300

/** What looks like an address, a number or a link of a person is not kept. */
const ofAPerson = /@|:\/\/|\p{Nd}{5}/u

/** The words of a search as they may be kept; null where they say nothing, or might say who somebody is. */
export function wordsKept(search: string): string | null {
  const words = search.replaceAll(/\s+/gu, ' ').trim()
  return words.length < shortest || words.length > longest || ofAPerson.test(words) ? null : words
}

const paging = new Set(['pageNum', 'pageSize', 'search', 'sort'])

/** Whether a list was asked for by a search alone, from its beginning. */
export const isBareSearch = (query: Readonly<Record<string, unknown>>): boolean =>
  typeof query['search'] === 'string' &&
  query['search'] !== '' &&
  (query['pageNum'] ?? 1) === 1 &&
  Object.entries(query).every(([name, value]) => paging.has(name) || value === undefined || value === null)
