import { Group, Stack } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { EntryBadge } from '#modules/lookups/web/public.ts'
import { Code, Localized, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { RecordPage } from '#platform/web/ui/record/RecordPage.tsx'
import { PendingAddress } from '#modules/accounts/web/public.ts'
import { peopleCalls } from '../../../contract/calls.ts'
import { isAccepted } from '../../../rules/applications.ts'
import { ApplicationNote } from '../applications.tsx'
import { useInstructorButtons } from '../people-buttons.ts'
import { AccountBadge, PersonBadges } from '../PersonBadges.tsx'
import { PersonLists } from '../PersonLists.tsx'
import { PrintProfile } from './PrintProfile.tsx'
import { ChosenLines, contactFacts, EducationLines, ObtainedLines } from './details.tsx'
import { OtherScript } from './TraineePage.tsx'

type Instructor = Output<typeof peopleCalls.getInstructor>

/** An instructor's page: who it is, what is open, and everything that modules know of them. */
export function InstructorPage({ instructor, onReload }: { instructor: Instructor; onReload: () => unknown }) {
  const t = useText('people')
  const pick = usePick()
  const go = useGo()
  const buttons = useInstructorButtons()
  const edit = {
    href: href('/Instructor/Add-Edit/:ID?', { ID: instructor.ID }, { edit: true }),
    main: isAccepted(instructor.ApplicationState),
  }
  return (
    <RecordPage
      of="instructor"
      id={instructor.ID}
      name={pick(instructor.FullName)}
      badge={
        <Group gap="0.25rem">
          <AccountBadge state={instructor.AccountState} />
          <PersonBadges
            isActive={instructor.IsActive}
            isNew={instructor.IsNew}
            application={instructor.ApplicationState}
          />
        </Group>
      }
      facts={
        <>
          <Code>{instructor.Code}</Code>
          <OtherScript name={instructor.FullName} />
        </>
      }
      actions={
        <>
          <PrintProfile to={href('/report/InstructorProfileIACE/:InstructorID?', { InstructorID: instructor.ID })} />
          <ActionBar
            module="people"
            allowed={instructor.Actions}
            onDone={(name) => (name === 'deleteInstructor' ? void go('/Instructor') : undefined)}
            actions={buttons(instructor, edit)}
          />
        </>
      }
      notices={
        <>
          <ApplicationNote application={instructor.Application} />
          <PendingAddress change={instructor.AddressChange} />
        </>
      }
      label={t('screens.instructorEdit')}
      tabs={[
        {
          key: 'details',
          label: t('details'),
          content: () => <InstructorDetails instructor={instructor} onChange={onReload} />,
        },
      ]}
    />
  )
}

function InstructorDetails({ instructor, onChange }: { instructor: Instructor; onChange: () => unknown }) {
  const t = useText('people')
  const format = useFormat()
  const roles = [
    ...(instructor.IsExaminer ? [t('examiner')] : []),
    ...(instructor.IsPracticalAssessor ? [t('assessor')] : []),
  ]
  return (
    <Stack gap="md">
      <Section title={t('sections.teaching')}>
        <KeyValues
          items={[
            {
              label: t('fields.status'),
              value: <EntryBadge lookup="InstructorStatus" id={instructor.StatusID} name={instructor.StatusName} />,
            },
            { label: t('fields.roles'), value: roles.length > 0 && format.list(roles) },
            instructor.DailyFee && { label: t('fields.dailyFee'), value: format.money(instructor.DailyFee) },
            {
              label: t('lists.Sectors'),
              value: instructor.Sectors.length > 0 && <ChosenLines chosen={instructor.Sectors} />,
            },
            {
              label: t('lists.Areas'),
              value: instructor.Areas.length > 0 && <ChosenLines chosen={instructor.Areas} />,
            },
            {
              label: t('lists.Languages'),
              value: instructor.Languages.length > 0 && <ChosenLines chosen={instructor.Languages} />,
            },
            {
              label: t('lists.Obtained'),
              value: instructor.Obtained.length > 0 && <ObtainedLines courses={instructor.Obtained} />,
              wide: true,
            },
            {
              label: t('lists.Education'),
              value: instructor.Education.length > 0 && <EducationLines education={instructor.Education} />,
              wide: true,
            },
          ]}
        />
      </Section>
      <Section title={t('sections.contact')}>
        <KeyValues items={contactFacts(instructor.Contacts)} />
      </Section>
      <Section title={t('sections.biography')}>
        <Typed>
          <Localized text={instructor.Biography} />
        </Typed>
      </Section>
      <PersonLists
        Attachments={instructor.Attachments}
        WorkExperience={instructor.WorkExperience}
        {...(instructor.Actions.includes('updateInstructor') && {
          onDelete: async (ID: number) => {
            await send(peopleCalls.deleteInstructorAttachment, { ID })
            await onChange()
          },
        })}
        facts={[
          { label: t('fields.title'), value: instructor.TitleName && <Localized text={instructor.TitleName} /> },
          {
            label: t('fields.nationality'),
            value: instructor.NationalityName && <Localized text={instructor.NationalityName} />,
          },
          { label: t('fields.country'), value: instructor.CountryName && <Localized text={instructor.CountryName} /> },
        ]}
      />
    </Stack>
  )
}
