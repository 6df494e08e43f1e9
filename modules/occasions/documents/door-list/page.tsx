import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, Typed, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type doorList from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof doorList, typeof ar>

export default documentPage<typeof doorList, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }) => ({ reference: null, subtitle: <Localized text={Content.Title} /> }),
  Body: List,
})

// Signs that are alike in every language.
const [ticked, toTick] = ['☑', '☐']

function List({ Content: shown, t }: Shown) {
  const format = useFormat()
  return (
    <>
      <PrintFacts
        items={[
          [t('when'), format.dayRange(shown.FirstDay, shown.LastDay)],
          [t('hours'), t('range', { from: format.time(shown.StartsAt), to: format.time(shown.EndsAt) })],
          [t('place'), <Localized key="place" text={shown.Place} />],
          [t('guests'), format.number(shown.Guests.length)],
        ]}
      />
      <PrintTable<Shown['Content']['Guests'][number]>
        rows={shown.Guests}
        columns={[
          { key: 'came', label: t('came'), width: '14mm', cell: (row) => (row.HasArrived ? ticked : toTick) },
          { key: 'name', label: t('name'), cell: (row) => <Typed>{row.Name}</Typed> },
          { key: 'organization', label: t('organization'), cell: (row) => <Typed>{row.Organization}</Typed> },
          { key: 'code', label: t('code'), width: '38mm', cell: (row) => <Code>{row.Code}</Code> },
        ]}
      />
    </>
  )
}
