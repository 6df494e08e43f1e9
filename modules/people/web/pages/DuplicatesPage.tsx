import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { LikelyPairs } from '../parts/merging/LikelyPairs.tsx'

/** Records that are likely one person's, and those of which somebody has said that they are not. */
export default function DuplicatesPage() {
  const t = useText('people/merging')
  const people = useText('people')
  return (
    <Page title={people('screens.duplicates')} description={t('intro')}>
      <AddressTabs
        tabs={[
          {
            key: 'likely',
            label: t('tabs.likely'),
            content: () => <LikelyPairs key="likely" of="trainee" isApart={false} />,
          },
          { key: 'apart', label: t('tabs.apart'), content: () => <LikelyPairs key="apart" of="trainee" isApart /> },
        ]}
      />
    </Page>
  )
}
