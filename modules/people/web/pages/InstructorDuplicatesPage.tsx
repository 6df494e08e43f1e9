import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { LikelyPairs } from '../parts/merging/LikelyPairs.tsx'

/** Records of instructors that are likely one person's, and those of which somebody has said that they are not. */
export default function InstructorDuplicatesPage() {
  const t = useText('people/merging')
  const people = useText('people')
  return (
    <Page title={people('screens.instructorDuplicates')} description={t('introInstructors')}>
      <AddressTabs
        tabs={[
          {
            key: 'likely',
            label: t('tabs.likely'),
            content: () => <LikelyPairs key="likely" of="instructor" isApart={false} />,
          },
          { key: 'apart', label: t('tabs.apart'), content: () => <LikelyPairs key="apart" of="instructor" isApart /> },
        ]}
      />
    </Page>
  )
}
