import { href } from '#platform/web/href.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { ClassList } from '../parts/ClassList.tsx'
import { ProcessOfClass } from '../parts/process/ProcessOfClass.tsx'

/** Classes with a practical part, and one of them: days, assessors, progress, release. */
export default function ProcessPage() {
  const t = useText('practical')
  const { values } = useAddress({ class: 0 })
  if (values.class > 0) return <ProcessOfClass key={values.class} classId={values.class} />
  return (
    <Page title={t('screens.process')} description={t('about.process')}>
      <ClassList
        id="practical-process"
        rowHref={(row) => href('/PracticalProcess', {}, { class: row.CourseClassID })}
        empty={t('noClasses')}
      />
    </Page>
  )
}
