import type { Asked } from '#platform/server/handler.ts'
import { writeTold } from '#platform/server/acts/write-act.ts'
import type { markActs } from '../../../contract/acts.ts'
import type { ChangedMark } from '../../store/papers/mark-changes.ts'
import type { AttemptFacts } from '../attempt.ts'
import { noun } from '../nouns/mark-noun.ts'

type Data = Readonly<Record<string, unknown>>
type Audited = Pick<Asked<unknown>, 'db' | 'audit'>

/** Writes into the audit, and there alone, each mark that was changed on a paper that was marked. */
export const auditMarks = (asked: Audited, paper: AttemptFacts, marks: readonly ChangedMark[], data: Data = {}) =>
  tellMarks(asked, paper, 'changeAnswerMark', marks, data)

/** The same of marks that one of two markers gave and changes before the own turn ends. */
export const auditTurnMarks = (asked: Audited, paper: AttemptFacts, marks: readonly ChangedMark[], turn: number) =>
  tellMarks(asked, paper, 'changeTurnMark', marks, { turn })

async function tellMarks(
  { db, audit }: Audited,
  paper: AttemptFacts,
  act: keyof typeof markActs.table,
  marks: readonly ChangedMark[],
  data: Data,
): Promise<void> {
  for (const mark of marks) {
    await writeTold({ db, record: audit }, noun, paper, act, {
      data: { examQuestionId: mark.exam_question_id, ...data },
      before: { score: mark.from_score, comment: mark.from_comment },
      after: { score: mark.to_score, comment: mark.to_comment },
    })
  }
}
