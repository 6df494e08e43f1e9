import { Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { History } from '#platform/web/ui/History.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { RecordPage } from '#platform/web/ui/record/RecordPage.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { ClassActions } from '../ClassActions.tsx'
import type { CourseClass } from '../course-class.ts'
import { classTones } from '../tones.ts'
import { ClassDetails } from './ClassDetails.tsx'
import { ClassHead } from './ClassHead.tsx'
import { ClassLife } from './ClassLife.tsx'
import { OpenOfClass } from './OpenOfClass.tsx'

const ClassSessions = lazyPart(async () => (await import('../ClassSessions.tsx')).ClassSessions)
const ClassRevision = lazyPart(async () => (await import('./ClassRevision.tsx')).ClassRevision)
const ClassStaff = lazyPart(async () => (await import('../ClassStaff.tsx')).ClassStaff)

/** The home of a class: how far it is, what waits, and everything that modules know of it. */
export function ClassPage({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const pick = usePick()
  const format = useFormat()
  return (
    <RecordPage
      of="class"
      id={found.ID}
      name={pick(found.CourseName)}
      badge={<StateBadge module="classes" state={found.State} tones={classTones} />}
      facts={
        <ClassHead found={found}>
          <Sep />
          {t('seatsTaken', { taken: format.count(found.SeatsTaken), all: format.count(found.MaxTrainees) })}
        </ClassHead>
      }
      actions={<ClassActions found={found} />}
      notices={<ClassLife state={found.State} />}
      open={<OpenOfClass found={found} />}
      label={t('screens.class')}
      tabs={[
        {
          key: 'sessions',
          label: t('tabs.sessions'),
          count: found.CourseClassSessions.filter((each) => each.State !== 'cancelled').length,
          content: () => <ClassSessions found={found} />,
        },
        {
          key: 'instructors',
          label: t('tabs.instructors'),
          count: found.Staff.length,
          content: () => <ClassStaff found={found} />,
        },
        { key: 'course', label: t('tabs.course'), content: () => <ClassRevision found={found} /> },
        { key: 'details', label: t('tabs.details'), content: () => <ClassDetails found={found} /> },
        {
          key: 'history',
          label: t('tabs.history'),
          content: () => (
            <Section>
              <History module="classes" items={found.History} />
            </Section>
          ),
        },
      ]}
    />
  )
}
