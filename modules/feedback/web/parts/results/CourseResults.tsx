import { Box, Group, Stack } from '@mantine/core'
import { catalogueCalls } from '#modules/catalogue/contract/calls.ts'
import { usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayRangeField } from '#platform/web/forms/fields/DayFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { href } from '#platform/web/href.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { kindsOf, type SheetKind } from '../../../rules/kinds.ts'
import { useKindLook } from '../useKindLook.ts'
import { Results } from './Results.tsx'

const kinds = kindsOf('course')
const orNothing = (day: string) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined)

/** What a kind of sheet came to: of one course or all, between two days. */
export function CourseResults() {
  const t = useText('feedback')
  const r = useText('feedback/rounds')
  const pick = usePick()
  const kind = useKindLook()
  const { values, change } = useAddress({ kind: kinds[0]! as string, course: 0, from: '', to: '' })
  const Kind: SheetKind = kinds.find((each) => each === values.kind) ?? kinds[0]!
  const [From, To] = [orNothing(values.from), orNothing(values.to)]
  return (
    <Stack gap="md">
      <Group align="flex-end" gap="md">
        <SelectField
          label={t('fields.kind')}
          value={Kind}
          onChange={(value: string | number | null) => change({ kind: String(value) })}
          options={kinds.map((value) => ({ value, label: kind.words(value) }))}
        />
        <RecordSelect
          label={t('fields.course')}
          placeholder={r('results.chooseCourse')}
          call={catalogueCalls.listCourses}
          option={(row) => ({ value: row.ID, label: pick(row.Name), code: row.Code })}
          value={values.course || null}
          onChange={(value: number | null) => change({ course: value ?? 0 })}
        />
        <Box w="30rem" maw="100%">
          <DayRangeField
            label={r('results.overTime')}
            value={[From ?? null, To ?? null]}
            onChange={([from, to]: readonly (string | null)[]) => change({ from: from ?? '', to: to ?? '' })}
          />
        </Box>
        {values.course > 0 && Kind === 'courseByTrainee' && (
          <ActionBar
            module="feedback"
            allowed={[]}
            actions={{
              print: {
                ...printAction(
                  href('/report/CourseFeedBackIACE/:CourseID?/:CourseTypeID?', { CourseID: values.course }),
                ),
                label: r('results.print'),
              },
            }}
          />
        )}
      </Group>
      <Results
        scope={{
          Kind,
          ...(values.course > 0 && { CourseID: values.course }),
          ...(From && { From }),
          ...(To && { To }),
        }}
      />
    </Stack>
  )
}
