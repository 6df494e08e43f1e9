import { Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { grievanceActs } from '../../contract/acts.ts'
import type { Paper } from '../marking/paper.ts'
import { grievanceTones } from './grievance-tones.ts'
import { UpholdForm } from './UpholdForm.tsx'

/** What its trainee holds against a paper's result, and deciding about it. */
export function GrievanceOnPaper({ paper }: { paper: Paper }) {
  const t = useText('correction')
  const format = useFormat()
  const [upholding, setUpholding] = useState(false)
  const grievance = paper.Grievance
  if (!grievance) return null
  const { State } = grievance
  return (
    <Section
      title={t('grievance.title')}
      actions={
        <ActionBar
          module="exams"
          allowed={grievance.Actions}
          actions={actButtons(grievanceActs, grievance, ['upholdGrievance', 'rejectGrievance'], {
            upholdGrievance: { main: true, run: () => setUpholding(true) },
            rejectGrievance: { apart: false },
          })}
        />
      }
    >
      <Stack gap="sm">
        <Group gap="xs">
          <StateBadge tone={grievanceTones[State]} label={t(`grievance.states.${State}`)} />
          {grievance.Actions.includes('rejectGrievance') && !grievance.Actions.includes('upholdGrievance') && (
            <Text size="sm">{t('grievance.otherMarker')}</Text>
          )}
        </Group>
        <KeyValues
          columns={2}
          items={[
            { label: t('grievance.asked'), value: format.dateTime(grievance.AskedAt) },
            {
              label: t('grievance.reason'),
              wide: true,
              value: (
                <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
                  {grievance.Reason}
                </Text>
              ),
            },
            ...(grievance.Answer === null
              ? []
              : [
                  { label: t('grievance.decidedBy'), value: <Typed>{grievance.DecidedBy ?? ''}</Typed> },
                  {
                    label: t('grievance.decided'),
                    wide: true,
                    value: (
                      <Text size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
                        {grievance.Answer}
                      </Text>
                    ),
                  },
                ]),
          ]}
        />
      </Stack>
      <Dialog opened={upholding} onClose={() => setUpholding(false)} title={t('grievance.uphold')} size="lg">
        {upholding && <UpholdForm paper={paper} grievance={grievance} onSaved={() => setUpholding(false)} />}
      </Dialog>
    </Section>
  )
}
