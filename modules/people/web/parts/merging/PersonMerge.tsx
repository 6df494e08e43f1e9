import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { nowhere } from '#platform/web/ui/states/nowhere.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { MergePreview } from './MergePreview.tsx'
import type { MergedRecord, MergeKind } from './two-records.ts'

/** Two records of one person, side by side; without the second one it is chosen first. */
export function PersonMerge<Field extends string, Of extends MergedRecord>({ kind }: { kind: MergeKind<Field, Of> }) {
  const { pages, people, seen } = kind
  const t = useText('people/merging')
  const words = useText('people')
  const pick = usePick()
  const go = useGo()
  const [KeptID, GoneID] = [useIdParam(), useIdParam('OtherID')]
  const both = useCall(seen, KeptID !== null && GoneID !== null ? { KeptID, GoneID } : skip, {
    keep: false,
    once: true,
  })
  if (KeptID === null) return <ErrorState problem={nowhere.error} module="people" />
  return (
    <Page title={words(pages.words.merge)} description={t(pages.words.mergeIntro)}>
      {GoneID !== null ? (
        <QueryView query={both} module="people">
          {(found) => <MergePreview key={`${KeptID} ${GoneID}`} kind={kind} both={found} onReload={both.refetch} />}
        </QueryView>
      ) : (
        <Section title={t('chooseOther')}>
          <RecordSelect
            call={people}
            option={(row) => ({ value: row.ID, label: pick(row.FullName), code: row.Code })}
            label={t(pages.words.other)}
            value={null}
            onChange={(other) => {
              if (other !== null) void go(pages.merge, { ID: KeptID, OtherID: other })
            }}
          />
        </Section>
      )}
    </Page>
  )
}
