import { Button } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'
import { AnswersQueue } from '../parts/own/AnswersQueue.tsx'
import { keyOfClass } from '../parts/own/answers.ts'

/** The classes that wait for the instructor's answer alone: where letters about them lead. */
export default function ClassConfirmationPage() {
  const t = useText('classes')
  const only = useIdParam('ID')
  const query = useCall(calls.getAllCourseClassNotConfirmed, {})
  return (
    <Page
      title={t('screens.classConfirmation')}
      actions={
        <Button variant="default" component={AppLink} to="/InstructorConfirmation/:ID?">
          {t('confirmation.everything')}
        </Button>
      }
    >
      <QueryView query={query} module="classes">
        {(asked) => (
          <AnswersQueue
            slots={[]}
            asked={asked}
            updatedAt={query.dataUpdatedAt}
            page="/InstructorClassConfirmation/:ID?"
            named={only === null ? null : keyOfClass(only)}
            label={t('screens.classConfirmation')}
            emptySentence={t('confirmation.none')}
          />
        )}
      </QueryView>
    </Page>
  )
}
