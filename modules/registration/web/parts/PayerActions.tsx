import { Button } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/ActionBar.tsx'
import { registrationCalls as calls } from '../../contract/calls.ts'
import type { RegistrationRow } from './wire.ts'

/** What the organization is asked: whether it pays, whether it takes the offered seat, and where it uploads the payment. */
export function PayerActions({ row }: { row: RegistrationRow }) {
  const t = useText('registration')
  const body = { ID: row.ID, Version: row.Version }
  if (row.Actions.includes('uploadPaymentProof')) {
    return (
      <Button component={AppLink} to="/RegisterConfirmation/:Code?" params={{ Code: row.Code }}>
        {t('actions.uploadPaymentProof')}
      </Button>
    )
  }
  return (
    <ActionBar
      module="registration"
      allowed={row.Actions.filter((action) => action !== 'withdraw')}
      actions={{
        declineToPay: {
          danger: true,
          apart: false,
          reason: 'required',
          run: ({ reason }) => send(calls.declineToPay, { body: { ...body, Reason: reason } }),
        },
        agreeToPay: { main: true, confirm: t('confirms.agreeToPay'), run: () => send(calls.agreeToPay, { body }) },
        acceptOffer: { main: true, run: () => send(calls.confirmRegistration, { body }) },
      }}
    />
  )
}
