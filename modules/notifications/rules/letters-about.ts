import { isOptional, type OptionalTopic } from '#platform/shared/record/notice-topics.ts'

/** What a letter's link stops: letters about one topic, or the daily mail. */
export type LettersAbout = OptionalTopic | 'daily'

/** Whose letters a key of a letter stops, as it names the row. */
export const rowOf = (accountId: number, about: LettersAbout): string => `${accountId}.${about}`

/** Null where no letter can name this row any more: a topic was renamed, or is not switched off by anybody now. */
export function fromRow(row: string): { accountId: number; about: LettersAbout } | null {
  const [id = '', about = ''] = row.split('.')
  const known = about === 'daily' || isOptional(about as OptionalTopic)
  return /^\d{1,15}$/.test(id) && known ? { accountId: Number(id), about: about as LettersAbout } : null
}
