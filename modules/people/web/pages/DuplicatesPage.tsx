import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { TraineePairs } from '../parts/merging/TraineePairs.tsx'

/** Records that are likely one person's, and those of which somebody has said that they are not. */
export default function DuplicatesPage() {
  const t = useText('people/merging')
  const people = useText('people')
  return (
    <Page title={people('screens.duplicates')} description={t('intro')}>
      <AddressTabs
        tabs={[
          { key: 'likely', label: t('tabs.likely'), content: () => <TraineePairs key="likely" isApart={false} /> },
          { key: 'apart', label: t('tabs.apart'), content: () => <TraineePairs key="apart" isApart /> },
        ]}
      />
    </Page>
  )
}
