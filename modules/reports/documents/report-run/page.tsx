import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { useFormat } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import type { Translate } from '#platform/web/text.ts'
import { useReportWords } from '../../web/parts/lists/useReportWords.tsx'
import type reportRun from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof reportRun, typeof ar>
type Row = Shown['Content']['Rows'][number]

export default documentPage<typeof reportRun, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { Name, MadeOn } }) => ({ reference: null, title: Name, day: MadeOn }),
  Body: Result,
})

function Result({ Content: content, t }: Shown) {
  const format = useFormat()
  const words = useReportWords(t as unknown as Translate)
  const { rows, groups, figures } = words.columns(content.Definition)
  const isGrouped = groups.length > 0
  const shown = isGrouped ? [...groups, ...figures] : rows
  const cells = shown.map(({ key, label, isNumber, show }, at): Column<Row> => ({
    key,
    label,
    ...(isNumber && { align: 'end' as const }),
    cell: (row) => show(row.Cells[at] as never),
  }))
  const count: Column<Row> = {
    key: 'count',
    label: t('fields.count'),
    align: 'end',
    cell: (row) => format.number(row.Count),
  }
  const columns = isGrouped ? [...cells.slice(0, groups.length), count, ...cells.slice(groups.length)] : cells
  const added = Object.fromEntries(figures.map(({ key, show }, at) => [key, show(content.Figures[at] as never)]))
  if (content.Rows.length === 0) return <p>{t('result.noRows')}</p>
  return (
    <>
      <p>
        {words.title(content.Definition.List)} — {t('result.records', { count: format.number(content.Records) })}
      </p>
      {!isGrouped &&
        figures.map(({ key, label }) => (
          <p key={key}>
            {label}
            {format.colon}
            <strong>{added[key]}</strong>
          </p>
        ))}
      <PrintTable<Row>
        rows={content.Rows}
        columns={columns}
        {...(isGrouped && {
          totals: [{ [columns[0]!.key]: t('result.total'), count: format.number(content.Records), ...added }],
        })}
      />
      {content.IsCut && <p>{t('isCut', { shown: format.number(content.Rows.length) })}</p>}
    </>
  )
}
