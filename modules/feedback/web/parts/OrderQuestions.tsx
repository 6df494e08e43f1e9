import { OrderList } from '#modules/lookups/web/public.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { feedbackCalls as calls } from '../../contract/calls.ts'
import type { Family } from '../../rules/kinds.ts'

interface OrderQuestionsProps {
  readonly family: Family
  readonly category: number
  readonly onDone: () => void
}

/** Puts the questions of a category in their order; the first hundred, more than a sheet asks. */
export function OrderQuestions({ family, category, onDone }: OrderQuestionsProps) {
  const t = useText('feedback')
  const query = useCall(
    calls.getFeedbackQuestions,
    { Family: family, CategoryID: category, sort: 'Position', pageSize: 100 },
    { keep: false },
  )
  const save = useSend(calls.orderFeedbackQuestions, { success: t('ordered'), onDone, module: 'feedback' })
  return (
    <QueryView query={query} module="feedback">
      {({ Items }) => (
        <OrderList
          entries={Items.map(({ ID, Text }) => ({ ID, Name: Text }))}
          hint={t('orderHint')}
          sending={save.sending}
          onSave={(IDs) => void save.send({ body: { CategoryID: category, IDs } })}
        />
      )}
    </QueryView>
  )
}
