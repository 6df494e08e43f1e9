import { Text } from '@mantine/core'
import type { Money } from '#platform/shared/values/money.ts'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import type { CourseRequest } from '../request.ts'

/** What was asked for, as it is read. */
export function RequestFacts({ request, staff }: { request: CourseRequest; staff: boolean }) {
  const t = useText('requests')
  const format = useFormat()
  const dates =
    request.FirstDay && request.LastDay
      ? format.dayRange(request.FirstDay, request.LastDay)
      : request.Month
        ? t('openMonth', { month: format.month(`${request.Month}-01`) })
        : t('datesOpen')
  return (
    <KeyValues
      items={[
        ...(request.CourseName ? [{ label: t('fields.course'), value: <Localized text={request.CourseName} /> }] : []),
        ...(request.Topic ? [{ label: t('fields.topic'), value: <Typed>{request.Topic}</Typed> }] : []),
        { label: t('fields.dates'), value: dates },
        { label: t('fields.trainees'), value: format.number(request.Trainees) },
        { label: t('fields.language'), value: <Localized text={request.LanguageName} /> },
        ...(request.RequestLocationName
          ? [{ label: t('fields.location'), value: <Localized text={request.RequestLocationName} /> }]
          : []),
        ...(request.OwnSite ? [{ label: t('fields.ownSite'), value: <Typed>{request.OwnSite}</Typed> }] : []),
        ...(request.Nights !== null
          ? [
              { label: t('fields.nights'), value: format.number(request.Nights) },
              ...(request.RoomTypeName
                ? [{ label: t('fields.roomType'), value: <Localized text={request.RoomTypeName} /> }]
                : []),
            ]
          : []),
        ...budgets(request).map(({ label, budget, above }) => ({
          label: t(`fields.${label}`),
          value: (
            <>
              {format.money(budget)}
              {above > 0 && (
                <Text size="xs" c="var(--mantine-color-error)">
                  {t('hints.aboveBudget', { amount: format.money({ ...budget, Minor: above }) })}
                </Text>
              )}
            </>
          ),
        })),
        { label: t('fields.contactName'), value: <Typed>{request.ContactName}</Typed> },
        { label: t('fields.contactEmail'), value: <Code>{request.ContactEmail}</Code> },
        ...(request.ContactPhone
          ? [{ label: t('fields.contactPhone'), value: <Code>{request.ContactPhone}</Code> }]
          : []),
        ...(request.PayerName ? [{ label: t('fields.payer'), value: <Typed>{request.PayerName}</Typed> }] : []),
        ...(request.CoordinatorName?.ar
          ? [{ label: t('fields.coordinator'), value: <Localized text={request.CoordinatorName} /> }]
          : []),
        { label: t('fields.submittedAt'), value: format.dateTime(request.SubmittedAt) },
        ...(request.ClassCode
          ? [
              {
                label: t('fields.class'),
                value: staff ? (
                  <AppLink to="/Setting/CourseClass-Edit/:ID?" params={{ ID: request.ClassID! }}>
                    <Code>{request.ClassCode}</Code>
                  </AppLink>
                ) : (
                  <Code>{request.ClassCode}</Code>
                ),
              },
            ]
          : []),
        ...(request.Notes ? [{ label: t('fields.notes'), value: <Typed>{request.Notes}</Typed>, wide: true }] : []),
      ]}
    />
  )
}

/** What whoever asks means to spend, and by how much the proposal that was sent last is above it, where both are in one currency. */
function budgets({ TraineeBudget, CourseBudget, Total, Trainees }: CourseRequest) {
  const above = (budget: Money, asked: number) => (Total?.Currency === budget.Currency ? asked - budget.Minor : 0)
  const total = Total?.Minor ?? 0
  return [
    ...(TraineeBudget
      ? [
          {
            label: 'traineeBudget' as const,
            budget: TraineeBudget,
            above: above(TraineeBudget, Math.round(total / Trainees)),
          },
        ]
      : []),
    ...(CourseBudget
      ? [{ label: 'courseBudget' as const, budget: CourseBudget, above: above(CourseBudget, total) }]
      : []),
  ]
}
