import { Alert, Button, List, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { AppLink } from '#platform/web/link.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { VisaNotice } from '../desk/VisaNotice.tsx'
import { PersonForm } from './PersonForm.tsx'
import type { Mandatory } from '../wire.ts'

/** What has to be completed before, with the way to its next class. */
function MissingCourses({ courses, own }: { courses: Mandatory['MissingCourses']; own: boolean }) {
  const t = useText('registration')
  const format = useFormat()
  if (courses.length === 0) return null
  return (
    <Alert color="red" icon={<IconAlertCircle size="1.25rem" />}>
      <Text size="sm">{t(own ? 'register.lacksCourses' : 'register.lacksCoursesOther')}</Text>
      <List size="sm" mt="xs">
        {courses.map((course) => (
          <List.Item key={course.ID}>
            <Localized text={course.Name} /> <Code>{course.Code}</Code>{' '}
            {course.NextDate === null ? (
              t('register.noNextDate')
            ) : (
              <AppLink to="/UpcomingCourse" search={{ search: course.Code }}>
                {t('register.nextDate', { day: format.day(course.NextDate) })}
              </AppLink>
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

/** The mandatory data: what is known, what is missing, and for the own person the form to complete it. */
export function PersonStep({
  person,
  own,
  onEditing,
}: {
  person: Mandatory
  own: boolean
  /** Complete data are being written anew: going on now would leave that behind. */
  onEditing?: (editing: boolean) => void
}) {
  const t = useText('registration')
  const format = useFormat()
  const [editing, setEditingHere] = useState(false)
  const setEditing = (now: boolean) => {
    setEditingHere(now)
    onEditing?.(now)
  }
  const complete = person.Missing.length === 0
  return (
    <Stack gap="md">
      {complete ? (
        <Alert color="green" icon={<IconCircleCheck size="1.25rem" />}>
          {t(own ? 'register.complete' : 'register.completeOther')}
        </Alert>
      ) : (
        <Alert color="yellow" icon={<IconAlertCircle size="1.25rem" />}>
          <Text size="sm">{t(own ? 'register.missing' : 'register.missingOther')}</Text>
          <List size="sm" mt="xs">
            {person.Missing.map((field) => (
              <List.Item key={field}>{t(`mandatory.${field}`)}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <MissingCourses courses={person.MissingCourses} own={own} />
      <VisaNotice person={person} />
      {person.Overlaps.map((other) => (
        <Alert key={other.ClassCode} color="yellow" variant="light">
          <Text size="sm" component="div">
            {t(own ? 'register.overlap' : 'register.overlapOther')} <Localized text={other.CourseName} />{' '}
            {format.dayRange(other.StartDate, other.EndDate)}
          </Text>
        </Alert>
      ))}
      {own && (editing || !complete) ? (
        <PersonForm onSaved={() => setEditing(false)} {...(complete && { onCancel: () => setEditing(false) })} />
      ) : (
        <>
          <KeyValues
            columns={2}
            items={[
              { label: t('fields.nameAr'), value: <Typed>{person.NameAr}</Typed> },
              { label: t('fields.nameEn'), value: <Typed>{person.NameEn}</Typed> },
              {
                label: t('fields.gender'),
                value: person.Gender ? t(`genders.${person.Gender as 'male'}`) : null,
              },
              { label: t('fields.birthDate'), value: format.day(person.BirthDate) },
              { label: t('fields.nationality'), value: <Localized text={person.NationalityName} /> },
              {
                label: t('fields.passport'),
                value: person.PassportEnding ? t('edit.passportEnding', { ending: person.PassportEnding }) : null,
              },
              { label: t('fields.passportExpiresOn'), value: format.day(person.PassportExpiresOn) },
              { label: t('fields.mobile'), value: <Code>{person.Mobile}</Code> },
              { label: t('fields.email'), value: <Code>{person.Email}</Code> },
              { label: t('fields.workEmail'), value: <Code>{person.WorkEmail}</Code> },
            ]}
          />
          {own && (
            <div>
              <Button variant="default" size="xs" onClick={() => setEditing(true)}>
                {t('register.fill')}
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  )
}
