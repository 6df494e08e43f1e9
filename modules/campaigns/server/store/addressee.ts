import { sql } from 'kysely'
import type { Trilingual } from '#platform/shared/text.ts'

interface Addressee {
  readonly addressee_code: string
  readonly address: string
  readonly addressee_name_ar: string
  readonly addressee_name_en: string
}

/** The record behind a row `p`, by its key for each row: joined plainly, the planner reads everybody of every kind. */
export const addresseeOfRow = sql<Addressee>`(
  select g.addressee_code, g.address, g.addressee_name_ar, g.addressee_name_en from people.addressee_facts g
  where g.addressee_kind = p.kind and g.addressee_id = p.person_id limit 1)`

/** The same as `f`, to be joined laterally. */
export const withAddressee = addresseeOfRow.as('f')

/** Its code and its name; empty where the record is gone. */
export const addresseeShown = [
  sql<string>`coalesce(f.addressee_code, '')`.as('Code'),
  sql<Trilingual>`jsonb_build_object('ar', coalesce(f.addressee_name_ar, ''), 'en', coalesce(f.addressee_name_en, ''))`.as(
    'Name',
  ),
] as const
