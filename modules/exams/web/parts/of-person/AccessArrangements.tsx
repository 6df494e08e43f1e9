import { Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Typed, useFormat } from '#platform/web/format.tsx'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { arrangementActs } from '../../../contract/acts.ts'
import { arrangementCalls as calls } from '../../../contract/calls.ts'
import { ArrangementForm } from './ArrangementForm.tsx'

type Read = Output<typeof calls.getAccessArrangement>

/** On the page of a trainee: what they are given in every exam, and changing it. */
export function AccessArrangements({ ID }: SectionOf) {
  const query = useCall(calls.getAccessArrangement, { TraineeID: ID })
  return (
    <QueryView query={query} module="exams">
      {(read) => <Arrangement read={read} />}
    </QueryView>
  )
}

function Arrangement({ read }: { read: Read }) {
  const t = useText('exams')
  const [writing, setWriting] = useState(false)
  const { Arrangement: given, TraineeID } = read
  const record = { TraineeID, Version: given?.Version ?? 0 }
  return (
    <Section
      title={t('arrangements.title')}
      description={t('arrangements.hint')}
      actions={
        <ActionBar
          module="exams"
          allowed={read.Actions}
          actions={actButtons(arrangementActs, record, ['setAccessArrangement', 'endAccessArrangement'], {
            setAccessArrangement: {
              main: given === null,
              ...(given && { label: t('arrangements.change') }),
              run: () => setWriting(true),
            },
          })}
        />
      }
    >
      {given ? <Given given={given} /> : <Text c="dimmed">{t('arrangements.none')}</Text>}
      <Dialog opened={writing} onClose={() => setWriting(false)} title={t('arrangements.title')}>
        {writing && <ArrangementForm traineeId={TraineeID} arrangement={given} onSaved={() => setWriting(false)} />}
      </Dialog>
    </Section>
  )
}

function Given({ given }: { given: NonNullable<Read['Arrangement']> }) {
  const t = useText('exams')
  const format = useFormat()
  const until =
    given.LastDay === null
      ? t('arrangements.always')
      : t(given.InForce ? 'arrangements.until' : 'arrangements.over', { day: format.day(given.LastDay) })
  return (
    <KeyValues
      columns={2}
      items={[
        {
          label: t('arrangements.extra'),
          value: given.ExtraPercent > 0 ? format.percent(given.ExtraPercent) : t('arrangements.noExtra'),
        },
        ...(given.LargeLetters ? [{ label: t('arrangements.largeLetters'), value: '✓' }] : []),
        ...(given.ReadingAloud ? [{ label: t('arrangements.readingAloud'), value: '✓' }] : []),
        {
          label: t('arrangements.lastDay'),
          value: <StateBadge tone={given.InForce ? 'success' : 'neutral'} label={until} />,
        },
        { label: t('arrangements.by'), value: <Typed>{given.GivenBy ?? ''}</Typed> },
        { label: t('arrangements.why'), wide: true, value: <Typed>{given.Reason}</Typed> },
      ]}
    />
  )
}
