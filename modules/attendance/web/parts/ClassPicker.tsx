import { RecordSelect } from '#platform/web/forms/RecordSelect.tsx'
import { usePick } from '#platform/web/format.tsx'
import { loadText, useText } from '#platform/web/text.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { attendanceCalls as calls } from '../../contract/calls.ts'

// Pages of other modules show it: its words come with it.
await loadText('attendance')

/** Chooses one of the classes whose people the reader may see. */
export function ClassPicker({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const t = useText('attendance')
  const pick = usePick()
  const known = useCall(calls.getReadableClasses, value === null ? skip : { courseClassID: value, pageSize: 10 })
  const option = (row: { ID: number; Code: string; CourseName: Parameters<typeof pick>[0] }) => ({
    value: row.ID,
    label: pick(row.CourseName),
    code: row.Code,
  })
  return (
    <RecordSelect
      call={calls.getReadableClasses}
      option={option}
      chosen={(known.data?.Items ?? []).map(option)}
      label={t('course')}
      placeholder={t('pickClass')}
      value={value}
      onChange={(id: number | string | null) => onChange(id === null ? null : Number(id))}
    />
  )
}
