import type { Asked } from '#platform/server/handler.ts'
import { writeTold } from '#platform/server/acts/write-act.ts'
import type { ChangedMark } from '../../store/papers/mark-changes.ts'
import type { AttemptFacts } from '../attempt.ts'
import { noun } from '../nouns/mark-noun.ts'

/** Writes into the audit, and there alone, each mark that was changed on a paper that was marked. */
export async function auditMarks(
  { db, audit }: Pick<Asked<unknown>, 'db' | 'audit'>,
  paper: AttemptFacts,
  marks: readonly ChangedMark[],
  data: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  for (const mark of marks) {
    await writeTold({ db, record: audit }, noun, paper, 'changeAnswerMark', {
      data: { examQuestionId: mark.exam_question_id, ...data },
      before: { score: mark.from_score, comment: mark.from_comment },
      after: { score: mark.to_score, comment: mark.to_comment },
    })
  }
}
