import { documentPage, type Drawn } from '#platform/web/documents/documentPage.tsx'
import { Code, Typed } from '#platform/web/format.tsx'
import { PrintFacts, Signatures } from '#platform/web/print/PrintTable.tsx'
import { AskedFacts } from '../../web/parts/printed/AskedFacts.tsx'
import type traineeRequestForm from './document.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

type Shown = Drawn<typeof traineeRequestForm, typeof ar>

export default documentPage<typeof traineeRequestForm, typeof ar>({
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
  return (
    <>
      <AskedFacts asked={content.Asked} t={t} />
      <PrintFacts items={[[t('traineeCode'), <Code key="code">{content.TraineeCode}</Code>]]} />
      {content.Asked.Notes && (
        <p>
          <strong>{t('notes')}:</strong> <Typed>{content.Asked.Notes}</Typed>
        </p>
      )}
      <p>{t('declare')}</p>
      <Signatures items={[{ role: t('signature') }]} />
    </>
  )
}
