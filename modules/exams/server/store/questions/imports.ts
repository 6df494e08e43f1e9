import { sql } from 'kysely'
import type { Actor } from '#platform/shared/actor.ts'
import { json, type Database } from '#platform/server/database.ts'
import type { TextEncoding } from '../../../rules/import/decode.ts'
import type { ImportedQuestion, ImportNote, ImportProblem } from '../../../rules/import/imported-question.ts'
import type { BankFormat } from '../../../rules/import/read-bank.ts'

/** What the academy's own courses make of a category. */
export interface PlaceNote {
  readonly code: 'courseTakenFromPage' | 'moduleUnknown' | 'levelUnknown' | 'categoryUnknown'
  readonly data?: Readonly<Record<string, string>>
}

/** A question of the file with the place it would go to. */
export interface PlacedQuestion extends Omit<ImportedQuestion, 'notes'> {
  readonly courseId: number
  readonly courseCode: string
  readonly moduleId: number | null
  readonly moduleName: string | null
  readonly levelId?: number | null
  readonly categoryId?: number | null
  readonly notes: readonly (ImportNote | PlaceNote)[]
  /** The files that its media have become. */
  readonly mediaFiles?: readonly number[]
  /** The fingerprints of what it asks, and of the pictures and sounds asked with it. */
  readonly mark: string
  readonly shown: string | null
  /** Of a question with pictures or sounds as it came, in its course: they are encoded anew when they are kept. */
  readonly hash: string | null
}

/** A problem that only the academy's own courses show. */
export type PlacedProblem = Omit<ImportProblem, 'code'> & { readonly code: string; readonly preview?: string }

export interface StoredImport {
  readonly id: number
  readonly file_name: string
  readonly format: BankFormat
  readonly encoding: TextEncoding
  readonly questions: readonly PlacedQuestion[]
  readonly problems: readonly PlacedProblem[]
  readonly state: 'checked' | 'committed'
  readonly imported: number | null
}

export async function addImport(
  db: Database,
  actor: Actor,
  file: {
    name: string
    format: BankFormat
    encoding: TextEncoding
    courseId: number | null
    moduleId: number | null
  },
  read: { questions: readonly PlacedQuestion[]; problems: readonly PlacedProblem[] },
): Promise<number> {
  const { id } = await db
    .insertInto('exams.question_import')
    .values({
      file_name: file.name,
      format: file.format,
      encoding: file.encoding,
      course_id: file.courseId,
      module_id: file.moduleId,
      questions: json(read.questions),
      problems: json(read.problems),
      uploaded_by: actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The actor's own import, locked; another's is not there. */
export async function lockedImport(db: Database, actor: Actor, id: number): Promise<StoredImport | undefined> {
  const found = await db
    .selectFrom('exams.question_import')
    .where('id', '=', id)
    .where('uploaded_by', '=', actor.userId)
    .select(['id', 'file_name', 'format', 'encoding', 'questions', 'problems', 'state', 'imported'])
    .forUpdate()
    .executeTakeFirst()
  return found as StoredImport | undefined
}

/** One import into the bank at a time: two of the same file must not both find it missing. */
export async function lockBank(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('exams.question_import', 0))`.execute(db)
}
