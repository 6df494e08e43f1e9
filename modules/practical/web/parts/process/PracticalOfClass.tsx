import { Stack } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import { Progress } from './Progress.tsx'

/** On the page of a class: its practical part, where it has one. */
export function PracticalOfClass({ ID }: SectionOf) {
  const t = useText('practical')
  const query = useCall(calls.getPracticalClass, { CourseClassID: ID })
  if (query.error?.status === 404) return <EmptyState sentence={t('noPart')} />
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
