import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AccountSections } from '../parts/account/AccountSections.tsx'

/** The own account of somebody whose account belongs to no record. */
export default function AccountProfilePage() {
  const t = useText('profile')
  return (
    <Page title={t('title')} description={t('description')} width="form">
      <AccountSections />
    </Page>
  )
}
