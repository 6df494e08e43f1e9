import { Alert, Anchor, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIdParam } from '#platform/web/start/address.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { History } from '#platform/web/ui/History.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { classesCalls as calls } from '../../contract/calls.ts'
import { ClassActions } from '../parts/ClassActions.tsx'
import { ClassForm } from '../parts/ClassForm.tsx'
import { ClassSessions } from '../parts/ClassSessions.tsx'
import { classTones } from '../parts/tones.ts'
import type { CourseClass } from '../parts/course-class.ts'

const ClassInstructors = lazyPart(async () => (await import('../parts/ClassInstructors.tsx')).ClassInstructors)
const NewClass = lazyPart(async () => (await import('../parts/NewClass.tsx')).NewClass)

/** Sections that modules below bring to the page of a class. */
export type ClassSections = (found: CourseClass) => readonly { key: string; label: string; content: () => ReactNode }[]

/** One class: its sessions, data, instructors and history; or a new one outside of the plan. */
export function ClassEditPage({ sections }: { sections: ClassSections }) {
  const id = useIdParam('ID')
  return id === null ? <NewClass /> : <ExistingClass key={id} id={id} sections={sections} />
}

function ExistingClass({ id, sections }: { id: number; sections: ClassSections }) {
  const query = useCall(calls.getCourseClass, { ID: id }, { keep: false })
  return (
    <QueryView query={query} module="classes">
      {(found) => <ClassPage found={found} sections={sections(found)} onReload={query.refetch} />}
    </QueryView>
  )
}

const registrationsOf = (found: CourseClass) =>
  href('/CourseRegistration/:CourseID?/:CourseClassID?/:AnnualPlanID?', {
    CourseID: found.CourseID,
    CourseClassID: found.ID,
    AnnualPlanID: found.PlanRowID,
  })

function ClassPage(props: { found: CourseClass; sections: ReturnType<ClassSections>; onReload: () => unknown }) {
  const { found, onReload } = props
  const t = useText('classes')
  const reviews = useMayPass('reviewers')
  const mayEdit = found.Actions.includes('edit')
  return (
    <Page
      title={<Localized text={found.CourseName} />}
      badge={<StateBadge module="classes" state={found.State} tones={classTones} />}
      description={
        <Group gap="sm">
          <Code>{found.Code}</Code>
          {found.PlanRowID !== null && (
            <Anchor
              size="sm"
              c="inherit"
              underline="always"
              component={AppLink}
              to={href('/planning/AnnualPlan', {}, { Year: found.StartDate.slice(0, 4), row: found.PlanRowID }) as '/'}
            >
              {t('openPlanRow')}
            </Anchor>
          )}
          {reviews && (
            <Anchor size="sm" c="inherit" underline="always" component={AppLink} to={registrationsOf(found) as '/'}>
              {t('openRegistrations')}
            </Anchor>
          )}
        </Group>
      }
      actions={<ClassActions found={found} />}
    >
      <Stack gap="md">
        {found.NeedsInstructor && mayEdit && <Alert color="red">{t('needsInstructor')}</Alert>}
        {found.UnderMinimum && found.Actions.includes('go') && (
          <Alert color="yellow">{t('underMinimum', { enrolled: found.Enrolled, minimum: found.MinTrainees })}</Alert>
        )}
        <Summary found={found} />
        <AddressTabs
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
              count: found.CourseClassInstructors.length,
              content: () => <ClassInstructors found={found} />,
            },
            ...props.sections,
            ...(mayEdit
              ? [
                  {
                    key: 'details',
                    label: t('tabs.details'),
                    content: () => <ClassForm found={found} onReload={onReload} />,
                  },
                ]
              : []),
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
      </Stack>
    </Page>
  )
}

function Summary({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const format = useFormat()
  return (
    <Section>
      <KeyValues
        columns={4}
        items={[
          { label: t('fields.dates'), value: format.dayRange(found.StartDate, found.EndDate) },
          {
            label: t('fields.classRoom'),
            value: found.ClassRoomCode ? (
              <>
                <Code>{found.ClassRoomCode}</Code> <Localized text={found.ClassRoomName} />
              </>
            ) : (
              t(`places.${found.Place}`)
            ),
          },
          { label: t('fields.seats'), value: t('seatsOf', { taken: found.SeatsTaken, all: found.MaxTrainees }) },
          { label: t('fields.enrolled'), value: format.number(found.Enrolled) },
          { label: t('fields.minTrainees'), value: format.number(found.MinTrainees) },
          {
            label: t('fields.hours'),
            value: t('seatsOf', { taken: found.Hours, all: found.CourseHours }),
          },
          { label: t('fields.fee'), value: format.money(found.Fee) },
          {
            label: t('fields.audience'),
            value: <Localized text={found.OrganizationName} fallback={t('audiences.everyone')} />,
          },
          { label: t('fields.language'), value: t.maybe(`languages.${found.Language}`, found.Language) },
          { label: t('fields.coordinator'), value: <Localized text={found.CoordinatorName} /> },
          found.StateReason !== null && {
            label: t('fields.reason'),
            value: <bdi>{found.StateReason}</bdi>,
            wide: true,
          },
        ]}
      />
    </Section>
  )
}
