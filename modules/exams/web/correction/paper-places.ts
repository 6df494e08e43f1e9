import { href } from '#platform/web/href.ts'

/** From where a paper is read: the marker's pages or those of correction. */
export type PapersAt = 'marking' | 'correction'

interface Place {
  readonly ExamID: number
  readonly CourseClassID: number | null
}

/** An exam of no class stands under the class 0. */
const classOf = ({ CourseClassID }: Place) => CourseClassID ?? 0

export const paperHref = (at: PapersAt, paper: Place & { readonly TraineeID: number }, attempt?: number): string => {
  const values = { ExamID: paper.ExamID, TraineeID: paper.TraineeID }
  const query = attempt === undefined ? {} : { attempt }
  return at === 'marking'
    ? href(
        '/MarkTraineeExam/:ExamID?/:TraineeID?/:CourseClassID?',
        { ...values, CourseClassID: paper.CourseClassID },
        query,
      )
    : href(
        '/TraineeExamWithAnswer/:CourseClassID?/:TraineeID?/:ExamID?',
        { ...values, CourseClassID: classOf(paper) },
        query,
      )
}

export const papersHref = (at: PapersAt, exam: Place): string =>
  at === 'marking'
    ? href('/InstructorTraineeExam/:ID?/:CourseClassID?', { ID: exam.ExamID, CourseClassID: exam.CourseClassID })
    : href('/TraineeExam/:CourseClassID?/:ID?', { ID: exam.ExamID, CourseClassID: classOf(exam) })

/** Where the page of a paper leads. */
export interface PaperWays {
  /** The papers of the same exam. */
  readonly papers: string
  readonly paper: (traineeId: number) => string
}

export const waysAt = (at: PapersAt, paper: Place): PaperWays => ({
  papers: papersHref(at, paper),
  paper: (TraineeID) => paperHref(at, { ...paper, TraineeID }),
})
