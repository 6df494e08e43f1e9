import { Button } from '@mantine/core'
import { Code, Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { practicalCalls as calls } from '../../../contract/calls.ts'
import { practicalTones } from '../tones.ts'
import { Progress } from './Progress.tsx'

/** The practical part of one class as a page of its own. */
export function ProcessOfClass({ classId }: { classId: number }) {
  const t = useText('practical')
  const query = useCall(calls.getPracticalClass, { CourseClassID: classId })
  return (
    <QueryView query={query} module="practical">
      {(shown) => (
        <Page
          title={<Localized text={shown.CourseName} />}
          description={<Code>{shown.ClassCode}</Code>}
          badge={<StateBadge module="practical" state={shown.State} tones={practicalTones} />}
          actions={
            <Button component={AppLink} to="/PracticalProcess" variant="default">
              {t('backToClasses')}
            </Button>
          }
        >
          <Progress shown={shown} onReload={() => void query.refetch()} />
        </Page>
      )}
    </QueryView>
  )
}
