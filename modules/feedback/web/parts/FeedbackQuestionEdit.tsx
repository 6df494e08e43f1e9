import { useAddress, useIdParam } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { feedbackCalls as calls } from '../../contract/calls.ts'
import { familyOf, type Family } from '../../rules/kinds.ts'
import { FeedbackQuestionForm } from './FeedbackQuestionForm.tsx'

/** One question of a family: the one that the address names, or a new one in the category that it names. */
export function FeedbackQuestionEdit({ family }: { family: Family }) {
  const id = useIdParam('ID')
  const { values } = useAddress({ CategoryID: 0 })
  if (id !== null) return <Known id={id} />
  return <FeedbackQuestionForm family={family} question={null} category={values.CategoryID || null} />
}

/** Whichever of both pages leads to it, it is a question of its own family. */
function Known({ id }: { id: number }) {
  const query = useCall(calls.getFeedbackQuestion, { ID: id })
  return (
    <QueryView query={query} module="feedback">
      {(question) => (
        <FeedbackQuestionForm
          key={question.ID}
          family={familyOf(question.Kind)}
          question={question}
          category={question.CategoryID}
          onReload={query.refetch}
        />
      )}
    </QueryView>
  )
}
