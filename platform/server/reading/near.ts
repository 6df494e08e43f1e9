import { sql, type RawBuilder } from 'kysely'
import { foldText } from '#platform/shared/text.ts'
import { matches, matchesAmongFew } from '../database.ts'

/** What a search asks next where nothing holds its text as it was typed; null where there is nothing to ask. */
export interface Further {
  /** Every word somewhere, in any order. */
  readonly apart: RawBuilder<boolean> | null
  /** Every word with at most one letter wrong; then some of them so, and the others as a part of a longer word. */
  readonly near: readonly RawBuilder<boolean>[]
}

/**
 * The first answer with rows to what was searched, to its words apart from each other, and to what is near it. Only
 * where there is none before is the next one asked.
 */
export async function askFurther<Found extends { readonly rows: readonly unknown[]; readonly total?: number }>(
  found: Found,
  { apart, near }: Further,
  ask: (condition: RawBuilder<boolean>) => Promise<Found>,
): Promise<Found & { readonly isNear?: true }> {
  const isNone = (each: Found) => (each.total ?? each.rows.length) === 0
  if (apart && isNone(found)) found = await ask(apart)
  if (!isNone(found)) return found
  for (const condition of near) {
    const nearest = await ask(condition)
    if (!isNone(nearest)) return { ...nearest, isNear: true }
  }
  return found
}

/** So many rows that are only near are shown, the newest ones: whoever gets more has to type the word anew. */
const mostNear = 200
const shortest = 3
const longest = 24

const wordsOf = (text: string): string[] => [...new Set(foldText(text).split(' '))].filter(Boolean)

/** As `platform.slips` has it: of a number, a code or an address another one is not near but somebody else's. */
const isGuessed = (word: string): boolean =>
  [...word].length >= shortest && [...word].length <= longest && !/[0-9@]/.test(word)

const every = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`

const furtherOf = (
  text: string,
  holds: (words: readonly string[]) => RawBuilder<boolean>,
  near: (words: readonly string[], isPart: boolean) => RawBuilder<boolean>,
): Further => {
  const words = wordsOf(text)
  const guessed = words.filter(isGuessed).length
  return {
    apart: words.length > 1 ? holds(words) : null,
    near: [...(guessed > 0 ? [near(words, false)] : []), ...(guessed > 1 ? [near(words, true)] : [])],
  }
}

const either = (one: RawBuilder<boolean>, other: RawBuilder<boolean>) => sql<boolean>`(${one} or ${other})`

interface Searched {
  /** The table or view that is searched, with its columns of the id and of the folded text. */
  readonly rows: string
  readonly id: string
  readonly search: string
  /** How its index finds a text; `matches` where not said. */
  readonly holds?: (column: string, text: string) => RawBuilder<boolean>
}

/**
 * What a search asks next of a table with an index over `platform.slips` of its folded text: `of` is the column of the
 * list that names a row of it.
 */
export const furtherIn =
  (of: string, { rows, id, search, holds = matches }: Searched) =>
  (text: string): Further => {
    const column = `n.${search}`
    const found = (condition: RawBuilder<boolean>) =>
      sql`select ${sql.ref(`n.${id}`)} as id from ${sql.table(rows)} n where ${condition}`
    const isNear = (word: string, isPart: boolean) => {
      if (!isGuessed(word)) return holds(column, word)
      const near = sql<boolean>`platform.slips(${sql.ref(column)}) && platform.slips(${word}::text)`
      return isPart ? either(near, holds(column, word)) : near
    }
    // Looked up first, whatever the order of the list: a walk along its index would work out the slips of every row.
    return furtherOf(
      text,
      (words) => sql`${sql.ref(of)} = any(array(${found(every(words.map((word) => holds(column, word))))}))`,
      (words, isPart) => sql`${sql.ref(of)} = any(array(
        select id from (${found(every(words.map((word) => isNear(word, isPart))))} offset 0) f order by id desc limit ${sql.lit(mostNear)}))`,
    )
  }

/** The word with one letter changed, left out or put in, or with two that stand side by side turned. */
function nearPattern(word: string): string {
  const letters = [...word].map((letter) => letter.replace(/[^\p{L}\p{N}]/u, String.raw`\$&`))
  const forms = letters.flatMap((letter, at) => {
    const [before, next, after] = [letters.slice(0, at).join(''), letters[at + 1], letters.slice(at + 2).join('')]
    return [`${before}[^ ]{0,2}${next ?? ''}${after}`, ...(next === undefined ? [] : [before + next + letter + after])]
  })
  return `(^| )(${forms.join('|')})( |$)`
}

/** The same for who sees few people, looked up by whose they are: row-level security lets no search use an index. */
export const furtherAmongFew =
  (column: string) =>
  (text: string): Further => {
    const isNear = (word: string, isPart: boolean) => {
      if (!isGuessed(word)) return matchesAmongFew(column, word)
      const near = sql<boolean>`${sql.ref(column)} || '' ~ ${nearPattern(word)}`
      return isPart ? either(near, matchesAmongFew(column, word)) : near
    }
    return furtherOf(
      text,
      (words) => every(words.map((word) => matchesAmongFew(column, word))),
      (words, isPart) => every(words.map((word) => isNear(word, isPart))),
    )
  }
