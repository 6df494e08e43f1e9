import { Anchor, Stack } from '@mantine/core'
import { Code, DayText, Localized, Typed } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { GivenByTrainee } from '../GivenByTrainee.tsx'
import type { TraineeRecord } from './trainee-record.ts'
import { contactFacts, EducationLines, ExpiryDay } from './details.tsx'

/** What the academy keeps of a trainee, to read. */
export function TraineeDetails({ trainee, onChange }: { trainee: TraineeRecord; onChange: () => unknown }) {
  const t = useText('people')
  return (
    <Stack gap="md">
      <Section title={t('sections.person')}>
        <KeyValues
          items={[
            { label: t('fields.nameAr'), value: <Typed>{trainee.FullName.ar}</Typed> },
            { label: t('fields.nameEn'), value: trainee.FullName.en && <Typed>{trainee.FullName.en}</Typed> },
            { label: t('fields.gender'), value: trainee.Gender && t(`genders.${trainee.Gender}`) },
            { label: t('fields.title'), value: trainee.TitleName && <Localized text={trainee.TitleName} /> },
            {
              label: t('fields.maritalStatus'),
              value: trainee.MaritalStatusName && <Localized text={trainee.MaritalStatusName} />,
            },
            { label: t('fields.country'), value: trainee.CountryName && <Localized text={trainee.CountryName} /> },
            { label: t('fields.birthDate'), value: trainee.BirthDate && <DayText day={trainee.BirthDate} hijri /> },
            {
              label: t('fields.nationality'),
              value: trainee.NationalityName && <Localized text={trainee.NationalityName} />,
            },
            {
              label: t('fields.organization'),
              value: trainee.OrganizationID !== null && <OrganizationLink trainee={trainee} />,
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
      <Section title={t('sections.passport')}>
        <KeyValues
          items={[
            {
              label: t('fields.passportNumber'),
              value: trainee.PassportEnding && <Code>{`•••${trainee.PassportEnding}`}</Code>,
            },
            {
              label: t('fields.passportExpiresOn'),
              value: trainee.PassportExpiresOn && <ExpiryDay day={trainee.PassportExpiresOn} />,
            },
            {
              label: t('fields.passportScan'),
              value: trainee.PassportFile && (
                <FileLink
                  id={trainee.PassportFile.ID}
                  name={trainee.PassportFile.Name}
                  size={trainee.PassportFile.Size}
                />
              ),
            },
          ]}
        />
      </Section>
      {(trainee.VisaKind || trainee.VisaNumber || trainee.VisaExpiresOn) && (
        <Section title={t('sections.visa')}>
          <KeyValues
            items={[
              { label: t('fields.visaKind'), value: trainee.VisaKind && <Typed>{trainee.VisaKind}</Typed> },
              { label: t('fields.visaNumber'), value: trainee.VisaNumber && <Code>{trainee.VisaNumber}</Code> },
              {
                label: t('fields.visaExpiresOn'),
                value: trainee.VisaExpiresOn && <ExpiryDay day={trainee.VisaExpiresOn} />,
              },
            ]}
          />
        </Section>
      )}
      <GivenByTrainee trainee={trainee} onChange={onChange} />
    </Stack>
  )
}

/** The organization that sends the trainee, for whoever may open its page. */
export function OrganizationLink({ trainee }: { trainee: TraineeRecord }) {
  const mayOpen = useMayPass('editor')
  if (trainee.OrganizationID === null) return null
  const name = <Localized text={trainee.OrganizationName} />
  if (!mayOpen) return name
  return (
    <Anchor
      component={AppLink}
      to={href('/User/Organization-Edit/:ID?', { ID: trainee.OrganizationID }) as '/'}
      inherit
    >
      {name}
    </Anchor>
  )
}
