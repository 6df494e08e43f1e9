import { Button } from '@mantine/core'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { registrationActs } from '../../../contract/acts.ts'
import type { RegistrationRow } from '../wire.ts'

/** What the organization is asked: whether it pays, whether it takes the offered seat, and where it uploads the payment. */
export function PayerActions({ row }: { row: RegistrationRow }) {
  const t = useText('registration')
  if (row.Actions.includes('uploadPaymentProof')) {
    return (
      <Button component={AppLink} to="/RegisterConfirmation/:Code?" params={{ Code: row.Code }}>
        {t('acts.uploadPaymentProof.do')}
      </Button>
    )
  }
  return (
    <ActionBar
      module="registration"
      allowed={row.Actions.filter((action) => action !== 'withdraw')}
      actions={actButtons(registrationActs, row, ['declineToPay', 'agreeToPay', 'acceptOffer'], {
        declineToPay: { apart: false },
      })}
    />
  )
}
