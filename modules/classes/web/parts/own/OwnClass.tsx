import { Text } from '@mantine/core'
import { useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { RecordPage } from '#platform/web/ui/record/RecordPage.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { isUnderWay } from '../../../rules/class-states.ts'
import { ClassHead } from '../record/ClassHead.tsx'
import { ClassLife } from '../record/ClassLife.tsx'
import { classTones } from '../tones.ts'
import { nounsOf, type OwnClassRecord } from './own-class.ts'
import { OwnPapers } from './OwnPapers.tsx'
import { OwnSessions } from './OwnSessions.tsx'

const OwnContent = lazyPart(async () => (await import('./OwnContent.tsx')).OwnContent)
const OwnDetails = lazyPart(async () => (await import('./OwnDetails.tsx')).OwnDetails)

/** The home of a class for whoever teaches it or takes part: how far it is, what waits for them, and what modules hand in. */
export function OwnClass({ found }: { found: OwnClassRecord }) {
  const t = useText('classes')
  const pick = usePick()
  const format = useFormat()
  const isTrainee = useMayPass('trainee')
  // The classes that take an answer, as on the page of answers.
  const isAsked = found.Duties.some((each) => each.State === 'asked') && isUnderWay(found.State)
  return (
    <RecordPage
      of={isTrainee ? 'classAttended' : 'classTaught'}
      also={nounsOf(found)}
      id={found.ID}
      name={pick(found.CourseName)}
      badge={<StateBadge module="classes" state={found.State} tones={classTones} />}
      facts={<ClassHead found={found} />}
      actions={<OwnPapers found={found} />}
      notices={
        <>
          <ClassLife state={found.State} />
          {found.NextSession && <Text fw={500}>{t('own.next', { at: format.dateTime(found.NextSession) })}</Text>}
        </>
      }
      open={
        isAsked && (
          <OpenThing act={t('own.answer')} href={href('/InstructorClassConfirmation/:ID?', { ID: found.ID })}>
            {t('own.toAnswer')}
          </OpenThing>
        )
      }
      label={t('screens.class')}
      tabs={[
        {
          key: 'sessions',
          label: t('tabs.sessions'),
          count: found.Sessions.filter((each) => each.State !== 'cancelled').length,
          content: () => <OwnSessions found={found} />,
        },
        { key: 'content', label: t('own.content'), content: () => <OwnContent found={found} /> },
        { key: 'details', label: t('tabs.details'), content: () => <OwnDetails found={found} /> },
      ]}
    />
  )
}
