import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import type arrivalsList from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof arrivalsList, typeof ar>

export default documentPage<typeof arrivalsList, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { From, To } }) => ({ reference: null, subtitle: <Period from={From} to={To} /> }),
  Body: List,
})

function Period({ from, to }: { from: string; to: string }) {
  return useFormat().dayRange(from, to)
}

function List({ Content: list, t }: Shown) {
  const format = useFormat()
  return (
    <>
      {list.Days.length === 0 && <p>{t('none')}</p>}
      {list.Days.map((day) => (
        <PrintTable
          key={day.Day}
          caption={format.weekdayAndDay(day.Day)}
          rows={day.Ways}
          columns={[
            { key: 'time', label: t('time'), width: '18mm', cell: (way) => format.time(way.Time) },
            { key: 'kind', label: t('kind'), width: '22mm', cell: (way) => t(way.Kind) },
            { key: 'flight', label: t('flight'), cell: (way) => way.Flight && <Code>{way.Flight}</Code> },
            { key: 'trainee', label: t('trainee'), cell: (way) => <Localized text={way.TraineeName} /> },
            { key: 'organization', label: t('organization'), cell: (way) => <Localized text={way.OrganizationName} /> },
            { key: 'hotel', label: t('hotel'), cell: (way) => <Localized text={way.HotelName} /> },
            { key: 'class', label: t('class'), cell: (way) => <Code>{way.ClassCode}</Code> },
          ]}
        />
      ))}
      {!list.IsWhole && <p>{t('more')}</p>}
    </>
  )
}
