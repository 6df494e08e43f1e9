import { PaperList } from './PaperList.tsx'

/** The papers of one exam, candidate by candidate; several that are marked are finished at once. */
export const ExamPapers = ({ examId }: { examId: number }) => (
  <PaperList id="papers-of-exam" at="correction" input={{ ExamID: examId }} />
)

/** The papers that wait for the reader, of one exam or of all of them. */
export const PapersToMark = ({ examId }: { examId?: number }) =>
  examId === undefined ? (
    <PaperList id="papers-to-mark" at="marking" input={{ ToMark: true }} />
  ) : (
    <PaperList id="papers-to-mark-of-exam" at="marking" input={{ ToMark: true, ExamID: examId }} />
  )
