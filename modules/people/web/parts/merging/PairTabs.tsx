import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { LikelyPairs } from './LikelyPairs.tsx'
import { personKinds, type PersonKindName } from './person-kinds.ts'

/** Records that are likely one person's, and those of which somebody has said that they are not. */
export function PairTabs({ of }: { of: PersonKindName }) {
  const t = useText('people/merging')
  const people = useText('people')
  const { words } = personKinds[of]
  const tab = (key: 'likely' | 'apart') => ({
    key,
    label: t(`tabs.${key}`),
    content: () => <LikelyPairs key={key} of={of} isApart={key === 'apart'} />,
  })
  return (
    <Page title={people(words.pairs)} description={t(words.pairsIntro)}>
      <AddressTabs tabs={[tab('likely'), tab('apart')]} />
    </Page>
  )
}
