import { Button, Stack } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Code, DayText, Localized, Typed, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { RecordPage } from '#platform/web/ui/record/RecordPage.tsx'
import { traineeActs } from '../../../contract/acts.ts'
import { TraineeBadges } from '../TraineeActions.tsx'
import type { TraineeRecord } from './trainee-record.ts'
import { contactFacts, EducationLines, ExpiryDay } from './details.tsx'
import { OtherScript } from './TraineePage.tsx'

/** One of an organization's people, as its contact person sees them. */
export function OurTraineePage({ trainee }: { trainee: TraineeRecord }) {
  const t = useText('people')
  const pick = usePick()
  return (
    <RecordPage
      of="trainee"
      id={trainee.ID}
      name={pick(trainee.FullName)}
      photoId={null}
      badge={<TraineeBadges trainee={trainee} />}
      facts={
        <>
          <Code>{trainee.Code}</Code>
          <OtherScript name={trainee.FullName} />
        </>
      }
      actions={
        <>
          <Button variant="default" component={AppLink} to="/TraineeOfCustomer">
            {t('screens.ourTrainees')}
          </Button>
          <ActionBar
            module="people"
            allowed={trainee.Actions}
            actions={actButtons(traineeActs, trainee, ['correctTraineeOfCustomer'], {
              correctTraineeOfCustomer: {
                href: href('/TraineeOfCustomer', {}, { trainee: trainee.ID, edit: true }),
              },
            })}
          />
          {trainee.IsActive && (
            <Button
              leftSection={<IconCalendarPlus size="1rem" />}
              component={AppLink}
              to="/UpcomingCourse"
              search={{ trainee: String(trainee.ID) }}
            >
              {t('registerForClass')}
            </Button>
          )}
        </>
      }
      label={t('screens.traineeEdit')}
      tabs={[{ key: 'details', label: t('details'), content: () => <OurTraineeDetails trainee={trainee} /> }]}
    />
  )
}

/** What a registration asks for, and how to reach the person; no scan opens here. */
function OurTraineeDetails({ trainee }: { trainee: TraineeRecord }) {
  const t = useText('people')
  return (
    <Stack gap="md">
      <Section title={t('sections.person')}>
        <KeyValues
          items={[
            { label: t('fields.gender'), value: trainee.Gender && t(`genders.${trainee.Gender}`) },
            { label: t('fields.birthDate'), value: trainee.BirthDate && <DayText day={trainee.BirthDate} hijri /> },
            {
              label: t('fields.nationality'),
              value: trainee.NationalityName && <Localized text={trainee.NationalityName} />,
            },
            {
              label: t('fields.passportNumber'),
              value: trainee.PassportEnding && <Code>{`•••${trainee.PassportEnding}`}</Code>,
            },
            {
              label: t('fields.passportExpiresOn'),
              value: trainee.PassportExpiresOn && <ExpiryDay day={trainee.PassportExpiresOn} />,
            },
          ]}
        />
      </Section>
      <Section title={t('sections.contact')}>
        <KeyValues items={contactFacts(trainee.Contacts)} />
      </Section>
      <Section title={t('sections.work')}>
        <KeyValues
          items={[
            { label: t('fields.jobTitle'), value: trainee.JobTitle && <Typed>{trainee.JobTitle}</Typed> },
            { label: t('fields.employer'), value: trainee.Employer && <Typed>{trainee.Employer}</Typed> },
            {
              label: t('lists.Education'),
              value: trainee.Education.length > 0 && <EducationLines education={trainee.Education} />,
              wide: true,
            },
          ]}
        />
      </Section>
    </Stack>
  )
}
