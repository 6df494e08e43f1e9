import { useFormat, usePick } from '#platform/web/format.tsx'
import { feedbackCalls } from '../../contract/calls.ts'
import type { Family } from '../../rules/kinds.ts'
import type { FeedbackCategory } from './question.ts'
import { useKindLook } from './useKindLook.ts'

/** How a category is chosen: by its name and the sheet that it belongs to. */
export function useCategoryRecord(family: Family) {
  const pick = usePick()
  const format = useFormat()
  const kind = useKindLook()
  return {
    call: feedbackCalls.getFeedbackCategories,
    input: { Family: family, pageSize: 100 as const },
    option: (row: Pick<FeedbackCategory, 'ID' | 'Name' | 'Kind'>) => ({
      value: row.ID,
      label: format.joined([pick(row.Name), kind.words(row.Kind)]),
    }),
  }
}
