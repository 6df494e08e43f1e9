import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import type { CourseClass } from '../course-class.ts'

/** What stands between a class and its next step, each with the tab where it is settled. */
export function OpenOfClass({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const format = useFormat()
  const may = (action: string) => found.Actions.includes(action)
  const tab = (key: string) => href('/Setting/CourseClass-Edit/:ID?', { ID: found.ID }, { tab: key })
  return (
    <>
      {found.Obstacles.map((each) =>
        each.Code === 'noSessions' ? (
          <OpenThing key={each.Code} act={t('sessions.generate')} href={tab('sessions')}>
            {t('waits.noSessions')}
          </OpenThing>
        ) : (
          <OpenThing key={each.Code} act={t('waits.toExams')} href={tab('exams')}>
            {t('waits.sumsWrong', { means: format.percent(each.Means), exams: format.percent(each.Exams) })}
          </OpenThing>
        ),
      )}
      {found.NeedsInstructor && may('edit') && (
        <OpenThing act={t('instructors.add')} href={tab('instructors')}>
          {t('needsInstructor')}
        </OpenThing>
      )}
      {found.Revision && may('takeRevision') && (
        <OpenThing act={t('waits.toRevision')} href={tab('course')}>
          {t('waits.newRevision', {
            count: found.Revision.Changes.length,
            shown: format.number(found.Revision.Changes.length),
          })}
        </OpenThing>
      )}
      {found.UnderMinimum && may('go') && (
        <OpenThing act={t('waits.toTrainees')} href={tab('trainees')}>
          {t('underMinimum', { enrolled: format.count(found.Enrolled), minimum: format.count(found.MinTrainees) })}
        </OpenThing>
      )}
    </>
  )
}
