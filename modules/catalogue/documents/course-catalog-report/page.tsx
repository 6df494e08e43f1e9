import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintTable } from '#platform/web/print/PrintTable.tsx'
import type courseCatalogReport from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof courseCatalogReport, typeof ar>

export default documentPage<typeof courseCatalogReport, typeof ar>({
  words: { ar, en, fr },
  head: () => ({ reference: null }),
  Body: Catalogue,
})

function Catalogue({ Content, t }: Shown) {
  const format = useFormat()
  return (
    <>
      {Content.Categories.length === 0 && <p>{t('none')}</p>}
      {Content.Categories.map((category, at) => (
        <section key={at}>
          <h2>{category.Name ? <Localized text={category.Name} /> : t('noCategory')}</h2>
          <PrintTable
            rows={category.Courses}
            columns={[
              { key: 'code', label: t('code'), width: '6rem', cell: (row) => <Code>{row.Code}</Code> },
              { key: 'course', label: t('course'), cell: (row) => <Localized text={row.Name} /> },
              { key: 'level', label: t('level'), width: '5.5rem', cell: (row) => <Localized text={row.LevelName} /> },
              { key: 'hours', label: t('hours'), width: '4rem', align: 'end', cell: (row) => format.number(row.Hours) },
              { key: 'days', label: t('days'), width: '4rem', align: 'end', cell: (row) => format.number(row.Days) },
              {
                key: 'fee',
                label: t('fee'),
                width: '7rem',
                align: 'end',
                cell: (row) => (row.Fee.Minor === 0 ? t('free') : format.money(row.Fee)),
              },
            ]}
          />
        </section>
      ))}
    </>
  )
}
