import { Alert, List, Text } from '@mantine/core'
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Colon, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import type { registrationCalls as calls } from '../../../contract/calls.ts'
import { heldUp } from '../../../rules/objections/objections.ts'
import classes from './Objections.module.css'

export type Objection = Output<typeof calls.getObjections>['Objections'][number]

const colors = { submission: 'red', approval: 'yellow', nothing: 'blue' } as const

/** Everything that stands against a registration, in sentences: first what keeps it from being sent. */
export function Objections({
  objections,
  own,
  isSent = false,
  actions,
}: {
  objections: readonly Objection[]
  /** The trainee reads; else somebody who registers for them. */
  own: boolean
  /** The registration is handed in. */
  isSent?: boolean
  /** What can be done about one. */
  actions?: (objection: Objection) => ReactNode
}) {
  const words = useText('registration/standing')
  return heldUp.flatMap((what) => {
    const these = objections.filter(({ HoldsUp }) => HoldsUp === what)
    if (these.length === 0) return []
    const stops = what !== 'nothing'
    const mayAsk = own && what === 'submission' && these.some(({ Kind }) => Kind in overridableWords)
    return [
      <Alert
        key={what}
        role="note"
        color={colors[what]}
        title={words(`holdsUp.${what}`)}
        icon={stops ? <IconAlertCircle size="1.25rem" /> : <IconInfoCircle size="1.25rem" />}
      >
        <ul className={classes['list']}>
          {these.map((objection) => (
            <li key={objection.Kind} className={classes['item']}>
              <div className={classes['said']}>
                <Sentence objection={objection} own={own} isSent={isSent} />
              </div>
              {actions?.(objection)}
            </li>
          ))}
        </ul>
        {mayAsk && (
          <Text size="sm" mt="xs">
            {words('askAcademy')}
          </Text>
        )}
      </Alert>,
    ]
  })
}

/** What the academy may let pass before a registration is handed in. */
const overridableWords = { passportTooShort: 1, prerequisiteMissing: 1, calendarClash: 1 } as const

function Sentence({ objection, own, isSent }: { objection: Objection; own: boolean; isSent: boolean }) {
  const t = useText('registration')
  const words = useText('registration/standing')
  const format = useFormat()
  const { Kind, Until, Cost, Budget } = objection
  const whenOf = ({ StartDate, EndDate, StartsAt, EndsAt }: Objection['Clashes'][number]) =>
    StartsAt === null || StartDate !== EndDate
      ? format.dayRange(StartDate, EndDate)
      : format.joined([
          format.day(StartDate),
          EndsAt === null ? format.time(StartsAt) : format.timeRange(StartsAt, EndsAt),
        ])
  const values = { until: format.day(Until), cost: format.money(Cost), budget: format.money(Budget) }
  if (Kind === 'admissionTestOpen' && isSent) return <Text size="sm">{words('testNotPassed')}</Text>
  return (
    <>
      <Text size="sm" component="div">
        {words(own ? `own.${Kind}` : `other.${Kind}`, values)}{' '}
        {Kind === 'alreadyRegistered' && objection.Code && <Code>{objection.Code}</Code>}
      </Text>
      {objection.Missing.length > 0 && (
        <Lines>{objection.Missing.map((field) => [field, t(`mandatory.${field}`)] as const)}</Lines>
      )}
      {objection.Courses.length > 0 && (
        <Lines>
          {objection.Courses.map((course) => [
            String(course.ID),
            <>
              <Localized text={course.Name} /> <Code>{course.Code}</Code>{' '}
              {course.NextDate === null ? (
                t('register.noNextDate')
              ) : (
                <AppLink to="/UpcomingCourse" search={{ search: course.Code }}>
                  {t('register.nextDate', { day: format.day(course.NextDate) })}
                </AppLink>
              )}
            </>,
          ])}
        </Lines>
      )}
      {objection.Clashes.length > 0 && (
        <Lines>
          {objection.Clashes.map((clash) => [
            `${clash.Kind} ${clash.Code} ${clash.StartDate} ${clash.StartsAt}`,
            <>
              {words(`clashKinds.${clash.Kind}`)}
              <Colon />
              <Localized text={clash.Name} /> {clash.Code !== null && <Code>{clash.Code}</Code>} {whenOf(clash)}{' '}
              {!clash.SameHours && `(${words('sameDays')})`}
            </>,
          ])}
        </Lines>
      )}
    </>
  )
}

function Lines({ children }: { children: readonly (readonly [key: string, line: ReactNode])[] }) {
  return (
    <List size="sm" mt={4}>
      {children.map(([key, line]) => (
        <List.Item key={key}>{line}</List.Item>
      ))}
    </List>
  )
}
