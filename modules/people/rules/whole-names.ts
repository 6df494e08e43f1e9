import { foldText } from '#platform/shared/text.ts'

/*
 * Names that are several words: Abd al-Rahman, Abu Bakr, Nur al-Din, bin Salman, Al Saud. Cut in two they name somebody
 * else, or God. All are folded, as names are searched.
 */

const listed = (names: string): ReadonlySet<string> => new Set(names.split(', '))

/** Servant, father and mother of: never a name by themselves. */
const begin = listed(
  '\u0639\u0628\u062f, \u0627\u0628\u0648, \u0627\u0645, abd, abdul, abdel, abdal, abdoul, abu, abou, umm',
)
/** Son, daughter, father and house of, and the article, but where a name begins: Ben, Bin and Al are first names elsewhere. */
const beginWithin = listed(
  '\u0628\u0646, \u0627\u0628\u0646, \u0628\u0646\u062a, \u0627\u0628\u064a, \u0627\u0628\u0627, \u0627\u0644, bin, ben, ibn, bint, al, el',
)
/** Of the religion, of God, of Islam: never without the word before. */
const end = listed(
  '\u0627\u0644\u062f\u064a\u0646, \u0627\u0644\u0644\u0647, \u0627\u0644\u0627\u0633\u0644\u0627\u0645, al-din, el-din, ad-din, ed-din, aldin, eldin, eddin, al-deen, el-deen, aldeen, eldeen, al din, el din, al deen, el deen',
)

/** The names among the words of a full name, each with all of its words. */
export function wholeNames(words: readonly string[]): string[] {
  const names: string[] = []
  for (let at = 0; at < words.length; at++) {
    let name = words[at]!
    for (let last = name; at + 1 < words.length && begins(last, name === last && names.length === 0);) {
      last = words[++at]!
      name += ` ${last}`
    }
    if (names.length > 0 && end.has(foldText(name))) names[names.length - 1] += ` ${name}`
    else names.push(name)
  }
  return names
}

function begins(word: string, isFirst: boolean): boolean {
  const folded = foldText(word)
  return begin.has(folded) || (!isFirst && beginWithin.has(folded))
}
