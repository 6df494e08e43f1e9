import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Sep, Typed, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type registrationPlacementLetter from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof registrationPlacementLetter, typeof ar>

export default documentPage<typeof registrationPlacementLetter, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.RegistrationCode,
    referenceLabel: word('number'),
    day: Content.ConfirmedOn,
  }),
  Body: Letter,
})

function Letter(shown: Shown) {
  const { Content: one, t } = shown
  const format = useFormat()
  const pick = usePick()
  const [first] = one.Sessions
  return (
    <>
      <p>{t('dear', { name: pick(one.TraineeName) })}</p>
      <p>{t('confirms', { course: pick(one.CourseName), dates: format.dayRange(one.StartDate, one.EndDate) })}</p>
      <Facts {...shown} />
      {first && (
        <p>
          {t(one.Place === 'online' ? 'joinFirst' : 'comeFirst', {
            day: format.weekdayAndDay(first.Day),
            time: format.time(first.StartsAt),
          })}
        </p>
      )}
      <ul>
        {one.Place !== 'online' && <li>{t('bringPassport')}</li>}
        <li>{t('bringLetter')}</li>
      </ul>
      {one.Sessions.length > 0 && (
        <PrintTable
          rows={one.Sessions}
          columns={[
            { key: 'day', label: t('sessions'), cell: (row) => format.weekdayAndDay(row.Day) },
            {
              key: 'time',
              label: t('time'),
              width: '9rem',
              align: 'end',
              cell: (row) => format.timeRange(row.StartsAt, row.EndsAt),
            },
          ]}
        />
      )}
    </>
  )
}

function Facts({ Content: one, t }: Shown) {
  const format = useFormat()
  return (
    <PrintFacts
      items={[
        [t('trainee'), <Localized key="trainee" text={one.TraineeName} />],
        [t('traineeCode'), <Code key="code">{one.TraineeCode}</Code>],
        [t('class'), <Code key="class">{one.ClassCode}</Code>],
        [t('hours'), format.number(one.Hours)],
        [
          t('place'),
          <span key="place">
            {t(`places.${one.Place}`)}
            {one.ClassRoomName && (
              <>
                <Sep />
                <Localized text={one.ClassRoomName} />
              </>
            )}
          </span>,
        ],
        ...(one.HotelName || one.OtherHotel
          ? ([
              [
                t('hotel'),
                one.HotelName ? (
                  <Localized key="hotel" text={one.HotelName} />
                ) : (
                  <Typed key="hotel">{one.OtherHotel}</Typed>
                ),
              ],
              [t('roomType'), <Localized key="room" text={one.RoomTypeName} />],
            ] as const)
          : []),
        ...(one.Flight ? ([[t('flight'), <Code key="flight">{one.Flight}</Code>]] as const) : []),
      ]}
    />
  )
}
