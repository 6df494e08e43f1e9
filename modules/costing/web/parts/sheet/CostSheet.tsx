import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#platform/web/data.ts'
import { useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Dialog } from '#platform/web/ui/dialogs/Dialog.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { costingCalls as calls } from '../../../contract/calls.ts'
import type { CostSubject } from '../../../rules/kinds.ts'
import { CostLines } from './CostLines.tsx'
import type { Sheet } from './costs.ts'
import { CostSheetForm } from './CostSheetForm.tsx'
import { FiguresShown } from './FiguresShown.tsx'

/** What a record costs: figures, lines, and the form in which planners change them. */
export function CostSheet({ kind, id }: { kind: CostSubject; id: number }) {
  const query = useCall(calls.getCostSheet, { SubjectKind: kind, SubjectID: id }, { keep: false })
  return (
    <QueryView query={query} module="costing">
      {(sheet) => <SheetShown sheet={sheet} onReload={query.refetch} />}
    </QueryView>
  )
}

function SheetShown({ sheet, onReload }: { sheet: Sheet; onReload: () => unknown }) {
  const t = useText('costing')
  const [editing, setEditing] = useState<'lines' | 'fill' | null>(null)
  const close = () => setEditing(null)
  return (
    <Stack gap="md">
      {sheet.Lines.length === 0 ? (
        <EmptyState
          sentence={t('sheet.none')}
          action={{ label: t('sheet.start'), onClick: () => setEditing('fill') }}
        />
      ) : (
        <>
          <Section
            title={t('sheet.figures')}
            actions={
              <Button size="xs" variant="default" onClick={() => setEditing('lines')}>
                {t('sheet.edit')}
              </Button>
            }
          >
            <FiguresShown figures={sheet.Figures} currency={sheet.BaseCurrency} trainees={sheet.Subject.Trainees} />
          </Section>
          <Section title={t('sheet.lines')}>
            <Stack gap="sm">
              <CostLines sheet={sheet} />
              <KeptRates sheet={sheet} />
            </Stack>
          </Section>
        </>
      )}
      <Dialog
        opened={editing !== null}
        onClose={close}
        title={t('sheet.title', { code: sheet.Subject.Code })}
        size="64rem"
      >
        <CostSheetForm sheet={sheet} fill={editing === 'fill'} onClose={close} onReload={onReload} />
      </Dialog>
    </Stack>
  )
}

function KeptRates({ sheet }: { sheet: Sheet }) {
  const t = useText('costing')
  const format = useFormat()
  if (sheet.Rates.length === 0) return null
  return (
    <Group gap="xs">
      <Text size="xs" c="dimmed">
        {t('sheet.rates')}
        {format.colon}
      </Text>
      {sheet.Rates.map(({ Currency, Rate }) => (
        <Text key={Currency} size="xs" c="dimmed">
          {t('sheet.rate', { base: sheet.BaseCurrency, rate: format.plain(Rate, 0, 4), currency: Currency })}
        </Text>
      ))}
    </Group>
  )
}
