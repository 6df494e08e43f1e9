import type { Database } from '#platform/server/database.ts'

/** How one registration stands in one exam of its class. */
export interface ExamOutcome {
  readonly examId: number
  readonly registrationId: number
  readonly sharePercent: number
  readonly passDegree: number
  readonly isMandatory: boolean
  /** Of the attempt that counts; 0 for who did not sit a finished exam, null while nothing is known. */
  readonly percent: number | null
  readonly grade: 'excellent' | 'pass' | 'fail' | null
  /** Only once the exam's results are final and this paper's too. */
  readonly isFinal: boolean
}

/** Every enrolled registration of the class × every published exam of it. For the final evaluation. */
export async function examOutcomes(db: Database, classId: number): Promise<ExamOutcome[]> {
  const rows = await db
    .selectFrom('exams.exam as e')
    .innerJoin('registration.registration_facts as r', (join) =>
      join.onRef('r.class_id', '=', 'e.class_id').on('r.is_enrolled', '=', true),
    )
    .leftJoin('exams.exam_result_facts as f', (join) =>
      join.onRef('f.exam_id', '=', 'e.id').onRef('f.trainee_id', '=', 'r.trainee_id'),
    )
    .where('e.class_id', '=', classId)
    .where('e.state', 'not in', ['draft', 'ready'])
    .select(['e.id', 'e.state', 'e.share_percent', 'e.pass_degree', 'e.is_mandatory', 'r.registration_id'])
    .select(['f.attempt_id', 'f.percent', 'f.grade', 'f.result'])
    .orderBy('e.starts_at')
    .orderBy('r.registration_id')
    .execute()
  return rows.map((row) => {
    const isOut = row.state === 'resultsFinal' || row.state === 'archived'
    const isAbsent = row.attempt_id === null && isOut
    return {
      examId: row.id,
      registrationId: row.registration_id,
      sharePercent: row.share_percent,
      passDegree: row.pass_degree,
      isMandatory: row.is_mandatory,
      percent: isAbsent ? 0 : row.percent,
      grade: isAbsent ? 'fail' : (row.grade as ExamOutcome['grade']),
      isFinal: isAbsent || row.result === 'final',
    }
  })
}
