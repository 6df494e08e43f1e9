import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, InstantText, Typed, useFormat } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { billingCalls as calls } from '../../contract/calls.ts'
import { CreditDialog } from './CreditDialog.tsx'

type Note = Output<typeof calls.getInvoice>['CreditNotes'][number]

/** What was taken back of an invoice, and the way to take back more for whoever may; nothing where there is neither. */
export function CreditNotes({ invoiceId }: { invoiceId: number }) {
  const t = useText('billing')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const query = useCall(calls.getInvoice, { ID: invoiceId })
  return (
    <QueryView query={query}>
      {(invoice) => {
        const mayCredit = invoice.Actions.includes('creditInvoice')
        if (!mayCredit && invoice.CreditNotes.length === 0) return null
        return (
          <Stack gap="sm">
            {invoice.CreditNotes.length > 0 && (
              <SimpleTable
                caption={t('credit.notes')}
                rows={invoice.CreditNotes}
                rowKey={(note: Note) => note.ID}
                columns={[
                  {
                    key: 'number',
                    label: t('credit.number'),
                    card: 'title',
                    cell: (note: Note) => <Code>{note.Number}</Code>,
                  },
                  {
                    key: 'issued',
                    label: t('credit.issued'),
                    cell: (note: Note) => <InstantText at={note.IssuedAt} />,
                  },
                  {
                    key: 'reason',
                    label: t('credit.reason'),
                    cell: (note: Note) => (note.Reason ? <Typed>{note.Reason}</Typed> : t('credit.notOwed')),
                  },
                  {
                    key: 'amount',
                    label: t('credit.amount'),
                    align: 'end',
                    cell: (note: Note) => format.money(note.Amount),
                  },
                ]}
              />
            )}
            {mayCredit && (
              <Group>
                <Button variant="default" onClick={() => setOpen(true)}>
                  {t('acts.creditInvoice.do')}
                </Button>
              </Group>
            )}
            <CreditDialog
              invoice={invoice}
              opened={isOpen}
              onClose={() => setOpen(false)}
              onReload={() => void query.refetch()}
            />
          </Stack>
        )
      }}
    </QueryView>
  )
}
