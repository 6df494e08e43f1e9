import { sql, type RawBuilder } from 'kysely'
import type { Actor, Language } from '#platform/shared/actor.ts'
import { fallbacks, lettersApart, type Trilingual } from '#platform/shared/text.ts'

/** The name that rows keep in two columns, one for each script, as replies have it: `bothNames('t.trainee_name')`. */
export const bothNames = (name: string): RawBuilder<Trilingual> =>
  sql<Trilingual>`jsonb_build_object('ar', ${sql.ref(`${name}_ar`)}, 'en', ${sql.ref(`${name}_en`)})`

/**
 * What a page shows of these names in this language, for the order of a list: whoever reads Latin letters finds people in
 * theirs. Indexes have it word for word.
 */
export const nameRead = (language: Language, name: string): RawBuilder<string> =>
  language === 'ar'
    ? sql<string>`${sql.ref(`${name}_ar`)}`
    : sql<string>`coalesce(nullif(btrim(${sql.ref(`${name}_en`)}), ''), ${sql.ref(`${name}_ar`)})`

/** The same of a text in three languages: as `inLanguage` reads it. */
export const textRead = (language: Language, text: RawBuilder<Trilingual>): RawBuilder<string> => {
  const written = (fallbacks[language] ?? fallbacks['en']!).map(
    (each) => sql`nullif(btrim(${text}->>${sql.lit(each)}), '')`,
  )
  return sql<string>`coalesce(${sql.join(written)})`
}

/** Where a text stands among others of its language, whatever its capitals and accents (decision 330). */
export function placeOf(language: Language, text: RawBuilder<string>): RawBuilder<string> {
  const [marked, plain] = lettersApart[language] ?? []
  return marked === undefined || plain === undefined
    ? sql<string>`lower(${text})`
    : sql<string>`translate(lower(${text}), ${sql.lit(marked)}, ${sql.lit(plain)})`
}

/** Where a column with a text in three languages stands, as it is shown to who reads the language. */
export const placeOfText = (language: Language, column: string): RawBuilder<string> =>
  placeOf(language, textRead(language, sql.ref(column)))

/** The order of a list by such a column, as whoever asks is shown it. */
export const byText =
  (column: string) =>
  ({ actor }: { readonly actor: Actor }): RawBuilder<string> =>
    placeOfText(actor.language, column)

/** The same of somebody who need not be there; null where the column `id` is. */
export const bothNamesIfAny = (name: string, id: string): RawBuilder<Trilingual | null> =>
  sql<Trilingual | null>`case when ${sql.ref(id)} is not null then ${bothNames(name)} end`
