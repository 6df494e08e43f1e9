import type * as z from 'zod'
import { Code, Localized, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { PrintFacts } from '#platform/web/print/PrintTable.tsx'
import type { Keys, Values } from '#platform/web/text.ts'
import type { Asked } from '../../../contract/printed.ts'
import type { ar } from '../../../text/asked/ar.ts'

interface AskedFactsProps {
  readonly asked: z.output<Asked>
  readonly t: (key: Keys<typeof ar>, values?: Values) => string
}

/** What was asked for, as the forms of requests print it. */
export function AskedFacts({ asked, t }: AskedFactsProps) {
  const format = useFormat()
  const dates = asked.FirstDay
    ? format.dayRange(asked.FirstDay, asked.LastDay)
    : asked.Month
      ? t('openMonth', { month: format.month(`${asked.Month}-01`) })
      : t('datesOpen')
  return (
    <PrintFacts
      items={[
        [t('askedBy'), <Localized key="by" text={asked.AskedBy} />],
        [t('contact'), <Typed key="contact">{asked.ContactName}</Typed>],
        [t('email'), <Code key="email">{asked.ContactEmail}</Code>],
        ...(asked.ContactPhone ? ([[t('phone'), <Code key="phone">{asked.ContactPhone}</Code>]] as const) : []),
        asked.CourseName
          ? [
              t('course'),
              <span key="course">
                <Localized text={asked.CourseName} />
                <Sep />
                <Code>{asked.CourseCode ?? ''}</Code>
              </span>,
            ]
          : [t('topic'), <Typed key="topic">{asked.Topic}</Typed>],
        [t('dates'), dates],
        [t('trainees'), format.number(asked.Trainees)],
        [t('language'), <Localized key="language" text={asked.LanguageName} />],
        ...(asked.LocationName
          ? ([[t('location'), <Localized key="location" text={asked.LocationName} />]] as const)
          : []),
        ...(asked.OwnSite ? ([[t('ownSite'), <Typed key="site">{asked.OwnSite}</Typed>]] as const) : []),
        ...(asked.Nights === null
          ? []
          : ([
              [t('nights'), format.number(asked.Nights)],
              [t('roomType'), <Localized key="room" text={asked.RoomTypeName} />],
            ] as const)),
        ...(asked.PayerName ? ([[t('payer'), <Typed key="payer">{asked.PayerName}</Typed>]] as const) : []),
      ]}
    />
  )
}
