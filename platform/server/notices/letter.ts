import type { Topic } from '#platform/shared/record/notice-topics.ts'
import type { TextLanguage } from '#platform/shared/text.ts'

type InAllLanguages = Readonly<Record<TextLanguage, string>>

/**
 * What a notification and the mail beside it say, until somebody edits it in the academy. `{{mark}}` is replaced;
 * `modules/notifications/server/notices/marks.ts` names the marks.
 */
export interface Letter {
  readonly kind: string
  /** Decides whether its readers may switch the mail off. */
  readonly topic: Topic
  /** The mail type, 1 to 11; null for the academy's own. */
  readonly type: number | null
  /** A notification alone. */
  readonly mail?: false
  readonly title: InAllLanguages
  readonly body: InAllLanguages
}

/** Declares letters by their kinds. */
export const letters = <const Kind extends string>(
  table: Readonly<Record<Kind, Omit<Letter, 'kind'>>>,
): Readonly<Record<Kind, Letter>> =>
  Object.fromEntries(
    Object.entries<Omit<Letter, 'kind'>>(table).map(([kind, letter]) => [kind, { kind, ...letter }]),
  ) as Record<Kind, Letter>
