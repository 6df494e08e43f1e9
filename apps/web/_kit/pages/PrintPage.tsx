import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { PrintLayout } from '#platform/web/print/PrintLayout.tsx'
import { PrintFacts, PrintTable, Signatures } from '#platform/web/print/PrintTable.tsx'
import { academy, trainees } from '../sample.ts'
import { useWords } from '../words.ts'

export default function PrintPage() {
  const w = useWords()
  return (
    <PrintLayout
      paper="portrait"
      academy={{ AcademyName: academy }}
      title={w.invoice}
      subtitle={w.registration}
      reference="INV-2026-0117"
      day="2026-11-20"
      qr="https://diwan.example/verify/INV-2026-0117"
      languages={['ar', 'en']}
      pdf={{ name: 'invoice.pdf', load: () => Promise.resolve(new Blob(['%PDF-1.4'], { type: 'application/pdf' })) }}
    >
      <Invoice />
    </PrintLayout>
  )
}

function Invoice() {
  const w = useWords()
  const format = useFormat()
  return (
    <>
      <PrintFacts
        items={[
          [w.name, <Localized key="name" text={trainees[0]!.Name} />],
          [w.organization, <Localized key="organization" text={trainees[0]!.Organization} />],
          [w.dates, format.dayRange('2026-11-22', '2026-11-26')],
          [w.phone, <Code key="phone">{'+201001234567'}</Code>],
        ]}
      />
      <PrintTable
        rows={trainees.slice(0, 40)}
        columns={[
          { key: 'Code', label: w.code, cell: (row) => <Code>{row.Code}</Code> },
          { key: 'Name', label: w.item, cell: (row) => <Localized text={row.Name} /> },
          { key: 'BirthDate', label: w.dates, cell: (row) => format.day(row.BirthDate) },
          { key: 'Fee', label: w.amount, align: 'end', cell: (row) => format.money({ ...row.Fee, Currency: 'USD' }) },
        ]}
        totals={[{ Name: w.total, Fee: format.money({ Minor: 2_775_000, Currency: 'USD' }) }]}
      />
      <Signatures items={[{ role: w.coordinator, name: 'هدى منصور' }, { role: w.director }]} />
    </>
  )
}
