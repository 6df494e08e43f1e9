import type { Input } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { registrationCalls as calls } from '../../../contract/calls.ts'

type About = Input<typeof calls.getObjections>

/** The budgets as the question takes them; what was not said is left out. */
export const budgetsIn = ({
  TraineeBudget,
  CourseBudget,
}: {
  TraineeBudget: number | null
  CourseBudget: number | null
}) => ({
  ...(TraineeBudget !== null && { TraineeBudget }),
  ...(CourseBudget !== null && { CourseBudget }),
})

/** What stands against a registration as it is being written; null: nobody is chosen yet. */
export function useObjections(about: About | null) {
  const [asked] = useDebouncedValue(about === null ? null : JSON.stringify(about), 300)
  return useCall(calls.getObjections, asked === null ? skip : (JSON.parse(asked) as About), { keep: false })
}
