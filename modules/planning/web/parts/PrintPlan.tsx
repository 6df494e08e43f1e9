import { href } from '#platform/web/href.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'

/** The published plan of a year as papers, which anybody may open. */
export function PrintPlan({ year }: { year: number }) {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return (
    <ActionBar
      module="planning"
      actions={{
        printPlan: printAction(href('/report/AnnualPlan/:DateForm?/:DateTo?', { DateForm: first, DateTo: last })),
        printPlanGrid: printAction(
          href('/report/AnnualPlanGridView/:CourseIDs?/:DateFrom?/:DateTo?', {
            CourseIDs: 0,
            DateFrom: first,
            DateTo: last,
          }),
        ),
      }}
    />
  )
}
