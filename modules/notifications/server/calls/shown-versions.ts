import type { Database } from '#platform/server/database.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { latestVersions, type StoredVersion, type VersionsOf } from '../store/versions.ts'

/** The latest versions of a text as replies say them; `Words` is what a title and a body may be. */
export const shownVersions = async <Words>(db: Database, of: VersionsOf, id: number) =>
  (await latestVersions(db, of, id)).map((each) => ({
    Number: each.version,
    At: new Date(each.at).toISOString(),
    By: writerOf(each),
    IsShipped: each.is_shipped,
    Title: each.title as Words,
    Body: each.body as Words,
  }))

const writerOf = ({ account_name_ar: ar, account_name_en: en }: StoredVersion): Trilingual | null =>
  ar === null && en === null ? null : { ar: ar ?? '', en: en ?? '' }
