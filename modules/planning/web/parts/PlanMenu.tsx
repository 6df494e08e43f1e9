import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'

/** Beside the plan of a year: its scenarios, a copy of an earlier year into it, and what is published of it as papers. */
export function PlanMenu({ year, scenario }: { year: number; scenario: number | null }) {
  const t = useText('planning')
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const into = scenario === null ? {} : { scenario }
  return (
    <ActionBar
      module="planning"
      shown={1}
      actions={{
        scenarios: {
          always: true,
          label: t('screens.scenarios'),
          href: href('/planning/Scenarios', {}, { Year: year, ...(scenario !== null && { right: scenario }) }),
        },
        copyYear: {
          always: true,
          apart: true,
          label: t('screens.copyYear'),
          href: href('/planning/CopyYear', {}, { FromYear: year - 1, ToYear: year, ...into }),
        },
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
