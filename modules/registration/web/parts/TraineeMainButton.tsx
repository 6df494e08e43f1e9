import { Button } from '@mantine/core'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { href } from '#platform/web/href.ts'
import { offerPage } from './offer-page.ts'
import type { RegistrationRow } from './wire.ts'

/** What the trainee should do first, of what may be done now. */
const first = ['acceptOffer', 'confirmPlace', 'uploadPaymentProof', 'uploadVisaProof', 'edit'] as const

/** The one button of a registration on the list: it leads to where that is done. Nothing where it is the academy's turn. */
export function TraineeMainButton({ row }: { row: RegistrationRow }) {
  const t = useText('registration')
  const action = first.find((each) => row.Actions.includes(each))
  if (!action) return null
  const address =
    action === 'acceptOffer' || action === 'confirmPlace'
      ? offerPage(row)
      : href('/RegistrationStatus/:Code?', { Code: row.Code })
  return (
    <Button component={AppLink} to={address as '/'}>
      {t(`acts.${action}.do`)}
    </Button>
  )
}
