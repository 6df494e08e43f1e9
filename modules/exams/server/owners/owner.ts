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
  readonly account_id: number | null
  /** Where they come from, and what stands there; null where the owner asks for no registration. */
  readonly registration_id: number | null
  readonly organization_id: number | null
  readonly main: string | null
}

/**
 * Whose an exam is. The engine (sitting, time, marks, repeats, results, notices) knows candidates and asks the owner of
 * their exam who they are; it knows no registration.
 */
export interface ExamOwner {
  /** Who may sit its exams, each of them once an exam. */
  readonly sitters: (db: Database) => SelectQueryBuilder<DB, any, Sitter>
  /** The accounts of those on its staff who mark its papers; its evaluators do where there is nobody. */
  readonly examiners: (db: Database, id: number) => Promise<number[]>
  /** The accounts of the evaluators on its staff; where there is none either, every evaluator marks. */
  readonly evaluators: (db: Database, id: number) => Promise<number[]>
  /** Refuses where something beside an exam itself keeps it from being published. */
  readonly mayPublish: (db: Database, id: number) => Promise<void>
}
