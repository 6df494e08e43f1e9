import { useLanguages } from '#modules/lookups/web/public.ts'
import { Anchor } from '@mantine/core'
import { ClassRoomName } from '#modules/planning/web/public.ts'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { takesRegistrations } from '../../../rules/class-states.ts'
import type { CourseClass } from '../course-class.ts'

/** The data of a class, to read. */
export function ClassDetails({ found }: { found: CourseClass }) {
  const t = useText('classes')
  const languages = useLanguages()
  const format = useFormat()
  return (
    <Section>
      <KeyValues
        columns={4}
        items={[
          { label: t('fields.dates'), value: format.dayRange(found.StartDate, found.EndDate) },
          {
            label: t('fields.classRoom'),
            value: <ClassRoomName of={found} elsewhere={t(`places.${found.Place}`)} />,
          },
          found.RequestLocationID !== null && {
            label: t('fields.requestLocation'),
            value: <Localized text={found.RequestLocationName} />,
          },
          found.OnlineLink !== '' && {
            label: t('fields.onlineLink'),
            wide: true,
            value: (
              <Anchor size="sm" href={found.OnlineLink} target="_blank" rel="noopener noreferrer">
                <Code isLong>{found.OnlineLink}</Code>
              </Anchor>
            ),
          },
          { label: t('fields.seats'), value: t('seatsOf', { taken: found.SeatsTaken, all: found.MaxTrainees }) },
          { label: t('fields.enrolled'), value: format.number(found.Enrolled) },
          { label: t('fields.minTrainees'), value: format.number(found.MinTrainees) },
          { label: t('fields.hours'), value: t('seatsOf', { taken: found.Hours, all: found.CourseHours }) },
          { label: t('fields.fee'), value: format.money(found.Fee) },
          {
            label: t('fields.audience'),
            value: <Localized text={found.OrganizationName} fallback={t('audiences.everyone')} />,
          },
          { label: t('fields.language'), value: languages.name(found.Language) },
          { label: t('fields.trainingStrategy'), value: <Localized text={found.TrainingStrategyName} /> },
          { label: t('fields.coordinator'), value: <Localized text={found.CoordinatorName} /> },
          found.PlanRowID !== null && {
            label: t('life.planned'),
            value: (
              <Anchor
                size="sm"
                component={AppLink}
                to={
                  href('/planning/AnnualPlan', {}, { Year: found.StartDate.slice(0, 4), row: found.PlanRowID }) as '/'
                }
              >
                {t('openPlanRow')}
              </Anchor>
            ),
          },
          takesRegistrations(found.State) &&
            found.OrganizationID === null && {
              label: t('fields.announcement'),
              value: (
                <Anchor
                  size="sm"
                  href={href('/report/UpcomingCourseDetail/:ID?', { ID: found.ID })}
                  target="_blank"
                  rel="noopener"
                >
                  {t('printAnnouncement')}
                </Anchor>
              ),
            },
          found.StateReason !== null && {
            label: t('fields.reason'),
            value: <Typed>{found.StateReason}</Typed>,
            wide: true,
          },
          found.Notes !== '' && { label: t('fields.notes'), value: <Typed>{found.Notes}</Typed>, wide: true },
        ]}
      />
    </Section>
  )
}
