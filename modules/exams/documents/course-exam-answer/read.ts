import { reading } from '#platform/server/documents/reading.ts'
import { partsOf } from '../../rules/actors.ts'
import { isLive, marksPapers } from '../../rules/attempt-states.ts'
import { areNamesHidden } from '../../rules/marking/names.ts'
import { settledOutcome } from '../../rules/scoring.ts'
import { isDouble } from '../../server/acts/marking/double-marking.ts'
import { examSettings } from '../../server/exam-settings.ts'
import { isOwnExam } from '../../server/store/correction/own-exam.ts'
import { printedAnswers, printedPaper } from '../../server/store/papers/printed-paper.ts'
import courseExamAnswer from './document.ts'

export default reading(
  courseExamAnswer,
  async ({ db, actor }, { CourseClassExamsID: examId, TraineeID: traineeId }) => {
    const isOwn = traineeId === actor.traineeId
    const paper = await printedPaper(db, actor, examId, traineeId)
    if (!paper || isLive(paper.state)) return null
    const marks = !isOwn && paper.isReached && marksPapers(partsOf(actor, paper.isExaminer))
    if (isOwn ? !paper.isOut : !marks || (await isOwnExam(db, actor, examId))) return null
    const { namesHidden } = await examSettings(db)
    const hides = !isOwn && areNamesHidden(namesHidden, paper.examState)
    // Of what two people mark nobody reads a mark before both are done.
    const open = isDouble({ two_markers: paper.two_markers, state: paper.state })
    const { percent, grade } = settledOutcome({ Percent: paper.Percent, Grade: paper.Grade, Result: paper.Result })
    return {
      content: {
        Code: paper.Code,
        ExamName: paper.ExamName,
        CourseName: paper.CourseName,
        ClassCode: paper.ClassCode,
        TraineeName: hides ? null : paper.TraineeName,
        TraineeCode: hides ? null : paper.TraineeCode,
        AttemptID: paper.AttemptID,
        Number: paper.Number,
        FinishedAt: paper.FinishedAt,
        Percent: percent,
        Grade: grade,
        IsInitial: paper.Result === 'initial',
        Questions: await printedAnswers(db, paper.AttemptID, { withKey: marks, withMarks: !open }),
      },
      record: ['attempt', paper.AttemptID],
    }
  },
)
