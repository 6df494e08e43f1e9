import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { skip, useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { peopleCalls } from '../../contract/calls.ts'
import { InstructorMerge } from '../parts/merging/InstructorMerge.tsx'

/** Two records of one instructor, side by side; without the second one it is chosen first. */
export default function InstructorMergePage() {
  const t = useText('people/merging')
  const people = useText('people')
  const pick = usePick()
  const go = useGo()
  const [KeptID, GoneID] = [useIdParam(), useIdParam('OtherID')]
  const isWhole = KeptID !== null && GoneID !== null
  const preview = useCall(peopleCalls.getInstructorMerge, isWhole ? { KeptID, GoneID } : skip, {
    keep: false,
    once: true,
  })
  return (
    <Page title={people('screens.instructorMerge')} description={t('mergeIntroInstructors')}>
      {isWhole ? (
        <QueryView query={preview} module="people">
          {(both) => <InstructorMerge key={`${KeptID} ${GoneID}`} both={both} onReload={preview.refetch} />}
        </QueryView>
      ) : (
        <Section title={t('chooseOther')}>
          <RecordSelect
            call={peopleCalls.listInstructors}
            option={(row) => ({
              value: row.ID,
              label: pick(row.FullName),
              code: row.Code,
            })}
            label={t('otherInstructor')}
            value={null}
            onChange={(other) => {
              if (KeptID !== null && other !== null)
                void go('/Instructor/Merge/:ID/:OtherID?', { ID: KeptID, OtherID: other })
            }}
          />
        </Section>
      )}
    </Page>
  )
}
