import type { ReactNode } from 'react'
import { useText } from '#platform/web/text.ts'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

// Other pages name this file's neighbours and would bring it along.
const AccountSections = lazyPart(async () => (await import('./AccountSections.tsx')).AccountSections)

/** A profile page's record, and beside it what is the account's own. */
export function ProfileTabs({ label, record }: { label: string; record: () => ReactNode }) {
  const t = useText('profile')
  return (
    <AddressTabs
      label={t('tabs.label')}
      tabs={[
        { key: 'record', label, content: record },
        { key: 'account', label: t('tabs.account'), content: () => <AccountSections /> },
      ]}
    />
  )
}
