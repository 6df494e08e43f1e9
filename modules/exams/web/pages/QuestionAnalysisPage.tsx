import { useAddress } from '#platform/web/start/address.ts'
import { loadText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

const AllQuestions = lazyPart(
  async () =>
    (await Promise.all([import('../parts/analysis/AllQuestions.tsx'), loadText('exams/analysis')]))[0].AllQuestions,
)
const OneQuestion = lazyPart(
  async () =>
    (await Promise.all([import('../parts/analysis/OneQuestion.tsx'), loadText('exams/analysis')]))[0].OneQuestion,
)

/** How questions did in marked papers; `?question=7` shows what was answered to one, `&given=…` who gave one answer. */
export default function QuestionAnalysisPage() {
  const { values } = useAddress({ question: '' })
  const id = Number(values.question)
  return Number.isInteger(id) && id > 0 ? <OneQuestion questionId={id} /> : <AllQuestions />
}
