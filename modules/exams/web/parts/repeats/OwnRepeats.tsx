import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { resultCalls as calls } from '../../../contract/calls.ts'
import { RepeatProofForm } from './RepeatProofForm.tsx'
import { RepeatTable } from './RepeatTable.tsx'

type Row = Output<typeof calls.getRepeatsForTrainee>[number]

/** The repeats of the reader's failed exams: asking for one, paying it, and how far it is; nothing where none was failed. */
export function OwnRepeats() {
  const t = useText('exams')
  const query = useCall(calls.getRepeatsForTrainee, {})
  const [proving, setProving] = useState<Row | null>(null)
  if (query.data?.length === 0) return null
  return (
    <Section flush title={t('repeats')}>
      <QueryView query={query} module="exams">
        {(rows) => <RepeatTable rows={rows} emptySentence={t('noRepeatsOfPerson')} onProve={setProving} />}
      </QueryView>
      <Dialog opened={proving !== null} onClose={() => setProving(null)} title={t('acts.uploadRepeatProof.do')}>
        {proving && <RepeatProofForm repeat={proving} onSaved={() => setProving(null)} />}
      </Dialog>
    </Section>
  )
}
