import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { PrintFacts, PrintTable } from '#platform/web/print/PrintTable.tsx'
import type numberBeneficiaries from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof numberBeneficiaries, typeof ar>
type Counted = Shown['Content']['Organizations'][number]

export default documentPage<typeof numberBeneficiaries, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content }, word) => ({
    reference: Content.ClassCode,
    referenceLabel: word('classNumber'),
    subtitle: <Localized text={Content.CourseName} />,
  }),
  Body: Beneficiaries,
})

function Beneficiaries({ Content: shown, t }: Shown) {
  const format = useFormat()
  const sum = (rows: readonly Counted[], key: 'Men' | 'Women' | 'Together') =>
    rows.reduce((all, row) => all + row[key], 0)
  const table = (caption: string, rows: readonly Counted[], none: string) =>
    rows.length > 0 && (
      <PrintTable<Counted>
        caption={caption}
        rows={rows}
        columns={[
          { key: 'name', label: caption, cell: (row) => (row.Name ? <Localized text={row.Name} /> : none) },
          { key: 'men', label: t('men'), align: 'end', cell: (row) => format.number(row.Men) },
          { key: 'women', label: t('women'), align: 'end', cell: (row) => format.number(row.Women) },
          { key: 'together', label: t('together'), align: 'end', cell: (row) => format.number(row.Together) },
        ]}
      />
    )
  return (
    <>
      <PrintFacts
        items={[
          [t('dates'), format.dayRange(shown.StartDate, shown.EndDate)],
          [t('trainees'), format.number(sum(shown.Organizations, 'Together'))],
          [t('men'), format.number(sum(shown.Organizations, 'Men'))],
          [t('women'), format.number(sum(shown.Organizations, 'Women'))],
        ]}
      />
      {shown.Organizations.length === 0 && <p>{t('nobody')}</p>}
      {table(t('organization'), shown.Organizations, t('noOrganization'))}
      {table(t('nationality'), shown.Nationalities, t('noNationality'))}
    </>
  )
}
