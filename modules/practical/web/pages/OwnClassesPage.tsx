import { href } from '#platform/web/href.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { ClassList } from '../parts/ClassList.tsx'
import { Unsent } from '../parts/marking/Unsent.tsx'

/** The classes whose practical work the reader assesses; an evaluator may in every one. */
export default function OwnClassesPage() {
  const t = useText('practical')
  const isInstructor = useUser()?.userRole === 'instructor'
  return (
    <Page title={t('screens.ownClasses')}>
      <Unsent />
      <ClassList
        id="practical-own-classes"
        own={isInstructor}
        rowHref={(row) => href('/TraineePractical', {}, { class: row.CourseClassID })}
        empty={t(isInstructor ? 'noOwnClasses' : 'noClasses')}
      />
    </Page>
  )
}
