import { sql } from 'kysely'
import { invoiceColumns } from '#modules/billing/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import { facts, type Reader } from './competitions.ts'
import { reachesCompetition } from './reach.ts'

/** Announced competitions as a trainee reads them, with the own entry, its paper and its appeal. */
export const ownCompetitions = (db: Database, reader: Reader) =>
  facts(db, reader)
    .leftJoin('competitions.entry as n', (join) =>
      join.onRef('n.competition_id', '=', 'c.id').on('n.trainee_id', '=', reader.actor.traineeId ?? 0),
    )
    .leftJoin('exams.competition_paper_facts as p', (join) =>
      join.onRef('p.competition_id', '=', 'c.id').onRef('p.trainee_id', '=', 'n.trainee_id'),
    )
    .leftJoin('competitions.appeal as a', 'a.entry_id', 'n.id')
    .where(reachesCompetition(reader.actor))
    .where('c.state', '<>', 'draft')
    .select(['c.about as About', 'c.fee_minor as feeMinor', 'c.fee_currency as feeCurrency', 'e.exam_id as examId'])
    .select([
      'n.id as entryId',
      'n.version as entryVersion',
      'n.trainee_id as traineeId',
      'n.state as entryState',
      'n.reason as entryReason',
      'n.shows_name as showsName',
      'n.entered_at as enteredAt',
      'n.score',
      'n.max_score as maxScore',
      'n.percent',
      'n.rank',
      'n.milliseconds',
      'n.certificate_number as certificateNumber',
    ])
    .select(['p.attempt_id as attemptId', 'p.finished_at as submittedAt'])
    .select([
      'a.id as appealId',
      'a.state as appealState',
      'a.text as appealText',
      'a.filed_at as filedAt',
      'a.decision',
      'a.decided_at as decidedAt',
    ])

export type OwnRow = Awaited<ReturnType<ReturnType<typeof ownCompetitions>['execute']>>[number]

/** The newest invoice of each of these entries. */
export const invoicesOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('billing.invoice_facts as i')
    .where('i.subject_kind', '=', 'competitionEntry')
    .where('i.subject_id', 'in', [0, ...ids])
    .orderBy('i.subject_id')
    .orderBy('i.invoice_id', 'desc')
    .distinctOn('i.subject_id')
    .select(invoiceColumns)
    .select('i.subject_id as entryId')
    .execute()

export const proofsOf = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('billing.proof_facts as p')
    .leftJoin('platform.file as f', 'f.id', 'p.file_id')
    .where('p.subject_kind', '=', 'competitionEntry')
    .where('p.subject_id', 'in', [0, ...ids])
    .orderBy('p.proof_id', 'desc')
    .select([
      'p.subject_id as entryId',
      'p.swift_code as SwiftCode',
      sql<{ ID: number; Name: string; Size: number } | null>`case when f.id is not null then
        jsonb_build_object('ID', f.id, 'Name', f.name, 'Size', f.bytes) end`.as('File'),
      'p.proof_state as State',
      'p.proof_reason as Reason',
      'p.uploaded_at as UploadedAt',
    ])
    .execute()
