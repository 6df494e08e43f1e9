import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { href } from '#platform/web/href.ts'
import { useText } from '#platform/web/text.ts'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { feedbackCalls as calls } from '../../../contract/calls.ts'
import { isSigned } from '../../../rules/round-states.ts'
import type { Round } from './round.ts'
import { SignedSheet } from './SignedSheet.tsx'

/** Who is asked and who has answered, by name; of those who sign what they said. */
export function AskedList({ round }: { round: Round }) {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const [open, setOpen] = useState<number | null>(null)
  const { column, filter, props } = useList(calls.getFeedbackAsked, 'feedback')
  return (
    <Stack gap="xs">
      {!isSigned(round.Kind) && (
        <Text size="sm" c="dimmed">
          {r('round.unlinked')}
        </Text>
      )}
      <DataTable
        {...props}
        id="feedback-asked"
        input={{ RoundID: round.ID }}
        addressPrefix="asked-"
        columns={[
          column('Name', { label: t('fields.name'), always: true, card: 'title' }),
          column('As', { label: t('fields.as'), words: (as) => t(`as.${as}`) }),
          column('InvitedOn', { label: t('fields.invitedOn') }),
          column('RemindedOn', { label: t('fields.remindedOn') }),
          column('GivenOn', { label: t('fields.givenOn') }),
        ]}
        filters={[filter('IsGiven', { label: t('fields.isGiven') })]}
        searchable
        rowActions={(row) => ({
          sheet: row.HasSheet && { always: true, label: r('round.signedSheet'), run: () => setOpen(row.ID) },
          paper: round.Kind === 'courseByTrainee' &&
            row.TraineeID !== null && {
              ...printAction(
                href('/report/CourseFeedBackAnswerIACE/:CourseClassID?/:TraineeID?', {
                  CourseClassID: round.ClassID,
                  TraineeID: row.TraineeID,
                }),
              ),
              label: r('round.signedSheet'),
            },
        })}
        emptySentence={r('round.noneAsked')}
      />
      <SignedSheet id={open} onClose={() => setOpen(null)} />
    </Stack>
  )
}
