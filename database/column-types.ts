import type { ColumnType } from 'kysely'
import type { Trilingual } from '#platform/shared/text.ts'

/** timestamptz: read as ISO 8601 in UTC, written as a Date or ISO text. */
export type Timestamp = ColumnType<string, Date | string, Date | string>
/** jsonb: read as parsed, written through `json()` of platform/server/database. */
export type Jsonb = ColumnType<any, unknown, unknown>
/** jsonb that holds a text in up to three languages. */
export type TrilingualColumn = ColumnType<Trilingual, unknown, unknown>
