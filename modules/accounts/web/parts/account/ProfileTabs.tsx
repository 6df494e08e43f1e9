import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { type AddressTab, AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

// Other pages name this file's neighbours and would bring it along.
const AccountSections = lazyPart(async () => (await import('./AccountSections.tsx')).AccountSections)

interface ProfileTabsProps {
  readonly label: string
  readonly record: () => ReactNode
  /** Behind the record's, once it is there: what modules hand in to the own record. */
  readonly handedIn?: readonly AddressTab[]
}

/** A profile page's record, and beside it what is the account's own. */
export function ProfileTabs({ label, record, handedIn = [] }: ProfileTabsProps) {
  const t = useText('profile')
  return (
    <AddressTabs
      label={t('tabs.label')}
      tabs={[
        { key: 'record', label, content: record },
        ...handedIn,
        { key: 'account', label: t('tabs.account'), content: () => <AccountSections /> },
      ]}
    />
  )
}
