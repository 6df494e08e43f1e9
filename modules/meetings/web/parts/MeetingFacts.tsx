import { Anchor } from '@mantine/core'
import { inLanguage, type Trilingual } from '#platform/shared/text.ts'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import type { Meeting } from './meeting.ts'
import classes from './meetings.module.css'

type Facts = Pick<Meeting, 'Day' | 'StartsAt' | 'EndsAt' | 'Place' | 'Link' | 'ClassCode' | 'OrganizerName'> & {
  readonly Agenda: Trilingual
}

/** When and where a meeting is, who called it, and what it is about. */
export function MeetingFacts({ meeting, columns = 2 }: { meeting: Facts; columns?: 1 | 2 | 3 }) {
  const t = useText('meetings')
  const format = useFormat()
  const language = useLanguage()
  return (
    <KeyValues
      columns={columns}
      items={[
        { label: t('fields.day'), value: format.weekdayAndDay(meeting.Day) },
        { label: t('fields.when'), value: format.timeRange(meeting.StartsAt, meeting.EndsAt) },
        meeting.Place !== '' && { label: t('fields.place'), value: <Typed>{meeting.Place}</Typed> },
        { label: t('fields.organizer'), value: <Localized text={meeting.OrganizerName} /> },
        meeting.ClassCode !== null && { label: t('fields.classCode'), value: <Code>{meeting.ClassCode}</Code> },
        meeting.Link !== '' && {
          label: t('fields.link'),
          wide: true,
          value: (
            <Anchor size="sm" href={meeting.Link} target="_blank" rel="noopener noreferrer">
              <Code isLong>{meeting.Link}</Code>
            </Anchor>
          ),
        },
        inLanguage(meeting.Agenda, language).text !== '' && {
          label: t('fields.agenda'),
          wide: true,
          value: (
            <div className={classes['agenda']}>
              <Localized text={meeting.Agenda} />
            </div>
          ),
        },
      ]}
    />
  )
}
