type Words = readonly [ar: string, en: string, fr: string]

/** What a mail and the notification beside it say. `{{mark}}` is replaced; `modules/notifications/server/notices/marks.ts` names the marks. */
export interface Template {
  readonly kind: string
  /** The mail type, 1 to 11; null for the academy's own. */
  readonly type: number | null
  /** A notification alone. */
  readonly mail?: false
  readonly title: Words
  readonly body: Words
}
