import type { Trilingual } from '#platform/shared/text.ts'

interface StoredVersion {
  readonly version: number
  readonly at: Date | string
  readonly is_shipped: boolean
  readonly title: unknown
  readonly body: unknown
  readonly account_name_ar: string | null
  readonly account_name_en: string | null
}

/** The versions of a text as replies say them; `Words` is what a title and a body may be. */
export const shownVersions = <Words>(versions: readonly StoredVersion[]) =>
  versions.map((each) => ({
    Number: each.version,
    At: new Date(each.at).toISOString(),
    By: writerOf(each),
    IsShipped: each.is_shipped,
    Title: each.title as Words,
    Body: each.body as Words,
  }))

const writerOf = ({ account_name_ar: ar, account_name_en: en }: StoredVersion): Trilingual | null =>
  ar === null && en === null ? null : { ar: ar ?? '', en: en ?? '' }
