import { Stack } from '@mantine/core'
import { skip, useCall } from '#platform/web/data.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import { Progress } from './Progress.tsx'

/** On the page of a class: its practical part, where it has one. */
export function PracticalOfClass({ ID }: SectionOf) {
  const t = useText('practical')
  // Asked first: most classes have none, and a record that is not there would be an error of the page.
  const found = useCall(calls.getPracticalCourseClasses, { CourseClassID: ID, pageSize: 10 })
  const query = useCall(calls.getPracticalClass, found.data?.Total ? { CourseClassID: ID } : skip)
  if (found.data?.Total === 0) return <EmptyState sentence={t('noPart')} />
  if (found.error) return <QueryView query={found}>{() => null}</QueryView>
  return (
    <QueryView query={query} module="practical">
      {(shown) => (
        <Stack gap="md">
          <Progress shown={shown} onReload={() => void query.refetch()} />
        </Stack>
      )}
    </QueryView>
  )
}
