import { Button } from '@mantine/core'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { ClassAnswers } from '../parts/ClassAnswers.tsx'

/** The classes that wait for the instructor's answer alone: where letters about them lead. */
export default function ClassConfirmationPage() {
  const t = useText('classes')
  const go = useGo()
  return (
    <Page
      title={t('screens.classConfirmation')}
      actions={
        <Button variant="default" component={AppLink} to="/InstructorConfirmation/:ID?">
          {t('confirmation.everything')}
        </Button>
      }
    >
      <ClassAnswers only={useIdParam('ID')} all={() => void go('/InstructorClassConfirmation/:ID?')} />
    </Page>
  )
}
