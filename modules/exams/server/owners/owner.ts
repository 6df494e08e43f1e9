import type { SelectQueryBuilder } from 'kysely'
import type { DB } from '#database/tables.ts'
import type { Database } from '#platform/server/database.ts'

/** Somebody who may sit an exam; each sits one exam as one candidate. */
export interface Sitter {
  readonly exam_id: number
  readonly trainee_id: number
  readonly trainee_code: string
  readonly trainee_name_ar: string
  readonly trainee_name_en: string
  /** Where they come from, and what stands there; null where the owner asks for no registration. */
  readonly registration_id: number | null
  readonly organization_id: number | null
  readonly main: string | null
}

/**
 * Whose an exam is. The engine (sitting, time, marks, repeats, results) knows candidates and asks its owner who they
 * are; it knows no registration.
 */
export interface ExamOwner {
  /** Who may sit its exams, each of them once an exam. */
  readonly sitters: (db: Database) => SelectQueryBuilder<DB, any, Sitter>
}
