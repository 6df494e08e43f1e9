import { Leaving } from '#modules/lookups/web/public.ts'
import { refreshAfter, useCall, useSend } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useNewestRow } from '#platform/web/tables/useNewestRow.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { feedbackCalls as calls } from '../../contract/calls.ts'
import type { FeedbackCategory } from './question.ts'

/** Deletes a category that nothing uses; of another it says what does, and offers to propose it no more. */
export function LeavingCategory(props: { category: FeedbackCategory; onClose: () => void }) {
  const { onClose } = props
  const t = useText('feedback')
  const pick = usePick()
  const { ID, Code, Name, Kind, IsActive, Version } = useNewestRow(calls.getFeedbackCategories, props.category)
  const name = pick(Name)
  // Once: of a category that is gone nobody asks any more.
  const query = useCall(calls.getFeedbackCategoryUses, { ID }, { keep: false, once: true })
  const dialog = { quiet: true, module: 'feedback', onDone: onClose } as const
  const gone = useSend(calls.deleteFeedbackCategory, {
    ...dialog,
    success: t('deletedCategory'),
    // Used meanwhile: what uses it takes the place of the question.
    onProblem: () => void query.refetch(),
  })
  const stop = useSend(calls.saveFeedbackCategory, {
    ...dialog,
    success: t('stoppedCategory'),
    onProblem: refreshAfter,
  })
  const body = { ID, Version, Code, Name, Kind, IsActive: false }
  return (
    <QueryView query={query} module="feedback">
      {({ Places }) => (
        <Leaving
          id={ID}
          module="feedback"
          places={Places}
          words={{
            ask: t('deleteCategoryAsk', { name }),
            gone: t('deleteCategory'),
            used: t('usesCategory', { name }),
            stop: t('stopCategory'),
          }}
          gone={{ ...gone, run: () => void gone.send({ ID }) }}
          stop={IsActive ? { ...stop, run: () => void stop.send({ body }) } : null}
          onClose={onClose}
        />
      )}
    </QueryView>
  )
}
