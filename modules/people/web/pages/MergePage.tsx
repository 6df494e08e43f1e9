import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { TraineeMerge } from '../parts/merging/TraineeMerge.tsx'

/** Two records of one trainee, side by side; without the second one it is chosen first. */
export default function MergePage() {
  const t = useText('people/merging')
  const people = useText('people')
  const pick = usePick()
  const go = useGo()
  const [KeptID, GoneID] = [useIdParam(), useIdParam('OtherID')]
  const isWhole = KeptID !== null && GoneID !== null
  const preview = useCall(peopleCalls.getTraineeMerge, isWhole ? { KeptID, GoneID } : skip, { keep: false, once: true })
  return (
    <Page title={people('screens.merge')} description={t('mergeIntro')}>
      {isWhole ? (
        <QueryView query={preview} module="people">
          {(both) => <TraineeMerge key={`${KeptID} ${GoneID}`} both={both} onReload={preview.refetch} />}
        </QueryView>
      ) : (
        <Section title={t('chooseOther')}>
          <RecordSelect
            call={peopleCalls.listTrainees}
            option={(row) => ({
              value: row.ID,
              label: pick(row.FullName),
              code: row.Code,
            })}
            label={t('otherRecord')}
            value={null}
            onChange={(other) => {
              if (KeptID !== null && other !== null)
                void go('/User/Merge/:ID/:OtherID?', { ID: KeptID, OtherID: other })
            }}
          />
        </Section>
      )}
    </Page>
  )
}
