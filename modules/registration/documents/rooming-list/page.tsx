import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type roomingList from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof roomingList, typeof ar>

export default documentPage<typeof roomingList, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({ reference: Content.ClassCode, referenceLabel: word('class') }),
  Body: List,
})

function List({ Content: list, t }: Shown) {
  const format = useFormat()
  const pick = usePick()
  return (
    <>
      <PrintFacts
        items={[
          [t('course'), <Localized key="course" text={list.CourseName} />],
          [t('dates'), format.dayRange(list.StartDate, list.EndDate)],
        ]}
      />
      {list.Hotels.length === 0 && <p>{t('none')}</p>}
      {list.Hotels.map((hotel, at) => (
        <PrintTable
          key={at}
          caption={hotel.Name ? pick(hotel.Name) : t('noHotel')}
          rows={hotel.Guests}
          columns={[
            {
              key: 'room',
              label: t('room'),
              width: '20mm',
              cell: (guest) => (guest.Room === null ? t('noRoom') : format.count(guest.Room)),
            },
            { key: 'type', label: t('roomType'), cell: (guest) => <Localized text={guest.RoomTypeName} /> },
            { key: 'trainee', label: t('trainee'), cell: (guest) => <Localized text={guest.TraineeName} /> },
            { key: 'gender', label: t('gender'), cell: (guest) => guest.Gender && t(guest.Gender) },
            {
              key: 'organization',
              label: t('organization'),
              cell: (guest) => <Localized text={guest.OrganizationName} />,
            },
            { key: 'arrives', label: t('arrives'), cell: (guest) => format.day(guest.ArrivesOn) },
            { key: 'nights', label: t('nights'), width: '16mm', cell: (guest) => format.number(guest.Nights) },
          ]}
        />
      ))}
    </>
  )
}
