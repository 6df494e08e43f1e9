import { href } from '#platform/web/href.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { MarkingOfClass } from '../parts/marking/MarkingOfClass.tsx'

/** Giving degrees to the trainees of one class, on a phone first. */
export default function MarkingPage() {
  const t = useText('practical')
  const { values } = useAddress({ class: 0 })
  if (values.class <= 0)
    return (
      <Page title={t('screens.marking')}>
        <EmptyState
          sentence={t('pickClass')}
          action={{ label: t('screens.ownClasses'), href: href('/TraineeCoursesInstructor') }}
        />
      </Page>
    )
  return <MarkingOfClass key={values.class} classId={values.class} back={href('/TraineeCoursesInstructor')} />
}
