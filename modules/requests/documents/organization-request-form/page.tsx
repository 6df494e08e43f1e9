import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Localized, nothing, Typed, useFormat } from '#platform/web/format.tsx'
import { PrintTable, Signatures } from '#platform/web/print/PrintTable.tsx'
import { AskedFacts } from '../../web/parts/printed/AskedFacts.tsx'
import type organizationRequestForm from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof organizationRequestForm, typeof ar>

export default documentPage<typeof organizationRequestForm, typeof ar>({
  words: { ar, en, fr },
  head: ({ Content: { Asked } }, word) => ({
    subtitle: word(`states.${Asked.State}`),
    reference: Asked.Number,
    referenceLabel: word('number'),
    day: Asked.SubmittedOn,
  }),
  Body: Form,
})

function Form({ Content: content, t }: Shown) {
  const format = useFormat()
  return (
    <>
      <AskedFacts asked={content.Asked} t={t} />

      {content.Asked.Notes && (
        <p>
          <strong>{t('notes')}:</strong> <Typed>{content.Asked.Notes}</Typed>
        </p>
      )}
      {content.Names.length > 0 && (
        <PrintTable
          caption={t('nominees')}
          rows={content.Names.map((each, at) => ({ ...each, at: at + 1 }))}
          columns={[
            { key: 'at', label: '#', width: '3rem', cell: (row) => format.number(row.at) },
            {
              key: 'name',
              label: t('name'),
              cell: (row) => (row.TraineeName ? <Localized text={row.TraineeName} /> : <Typed>{row.Name}</Typed>),
            },
            {
              key: 'code',
              label: t('code'),
              cell: (row) => (row.TraineeCode ? <Code>{row.TraineeCode}</Code> : nothing),
            },
          ]}
        />
      )}
      <p>{t('declare')}</p>
      <Signatures items={[{ role: t('signature') }]} />
    </>
  )
}
