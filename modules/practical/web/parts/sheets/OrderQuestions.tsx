import { OrderList } from '#modules/lookups/web/public.ts'
import { useCall, useSend } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import type { SheetKind } from '../../../rules/sheets.ts'

interface OrderQuestionsProps {
  readonly kind: SheetKind
  readonly courseId: number | null
  readonly onDone: () => void
}

/** Puts the questions of a sheet in their order; the first hundred, more than an assessor fills in. */
export function OrderQuestions({ kind, courseId, onDone }: OrderQuestionsProps) {
  const t = useText('practical')
  const query = useCall(
    calls.getPracticalQuestions,
    { Kind: kind, ...(courseId !== null && { CourseID: courseId }), sort: 'Position', pageSize: 100 },
    { keep: false },
  )
  const save = useSend(calls.orderPracticalQuestions, { success: t('ordered'), onDone, module: 'practical' })
  return (
    <QueryView query={query} module="practical">
      {({ Items }) => (
        <OrderList
          entries={Items.map(({ ID, Text }) => ({ ID, Name: Text }))}
          hint={t('orderHint')}
          sending={save.sending}
          onSave={(IDs) => void save.send({ body: { CourseID: courseId, IDs } })}
        />
      )}
    </QueryView>
  )
}
