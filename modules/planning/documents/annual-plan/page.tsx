import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import type annualPlan from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof annualPlan, typeof ar>
type Row = Shown['Content']['Months'][number]['Rows'][number]

export default documentPage<typeof annualPlan, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { From, To } }) => ({ reference: null, subtitle: <Period from={From} to={To} /> }),
  Body: Plan,
})

function Period({ from, to }: { from: string; to: string }) {
  return useFormat().dayRange(from, to)
}

function Plan({ Content, t }: Shown) {
  const format = useFormat()
  if (Content.Months.length === 0) return <p>{t('none')}</p>
  return Content.Months.map((month) => (
    <PrintTable<Row>
      key={month.First}
      caption={format.month(month.First)}
      rows={month.Rows}
      columns={[
        { key: 'dates', label: t('dates'), width: '43mm', cell: (row) => format.dayRange(row.StartDate, row.EndDate) },
        {
          key: 'course',
          label: t('course'),
          cell: (row) => (
            <>
              <Localized text={row.Name} /> <Code>{row.CourseCode}</Code>
            </>
          ),
        },
        { key: 'hours', label: t('hours'), width: '16mm', align: 'end', cell: (row) => format.number(row.Hours) },
        {
          key: 'language',
          label: t('language'),
          width: '22mm',
          cell: (row) => <Localized text={row.LanguageName} />,
        },
        { key: 'place', label: t('place'), width: '24mm', cell: (row) => t(row.Place) },
        {
          key: 'fee',
          label: t('fee'),
          width: '24mm',
          align: 'end',
          cell: (row) => (row.Fee.Minor === 0 ? t('free') : format.money(row.Fee)),
        },
      ]}
    />
  ))
}
