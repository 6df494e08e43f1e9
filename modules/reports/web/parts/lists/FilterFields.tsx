import { SimpleGrid } from '@mantine/core'
import { listCourses } from '#modules/catalogue/contract/courses.ts'
import { getCourseClasses } from '#modules/classes/contract/course-class.ts'
import { listInstructors } from '#modules/people/contract/instructors.ts'
import { listOrganizations } from '#modules/people/contract/organizations.ts'
import { listTrainees } from '#modules/people/contract/trainees.ts'
import { usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { useText, type Translate } from '#platform/web/text.ts'
import { useKit } from '#platform/web/ui/useKit.ts'
import { filterKinds, type FilterKind } from '../../../contract/list-facts.ts'
import { withFilter, type Definition } from './report.ts'
import { useReportWords } from './useReportWords.tsx'

const records = {
  courses: listCourses,
  organizations: listOrganizations,
  classes: getCourseClasses,
  instructors: listInstructors,
  trainees: listTrainees,
} as const

interface Props {
  readonly definition: Pick<Definition, 'List' | 'Filters'>
  readonly onChange: (filters: Definition['Filters']) => void
}

/** The filters of a report's list, each of which may stay open. */
export function FilterFields({ definition, onChange }: Props) {
  const t = useText('reports')
  const kit = useKit()
  const pick = usePick()
  const words = useReportWords(t as unknown as Translate)
  const { List, Filters } = definition
  const valueOf = (key: string) => Filters.find(({ Key }) => Key === key)?.Value ?? ''
  const field = (key: string) => ({
    label: words.label(List, key),
    onChange: (value: string | number | null | undefined) =>
      onChange(withFilter(Filters, key, value == null ? '' : String(value))),
  })
  const one = (key: string, filter: FilterKind) => {
    if (filter.kind === 'day') return <DayField key={key} {...field(key)} value={valueOf(key)} />
    if (filter.kind === 'record')
      return (
        <RecordSelect
          key={key}
          {...field(key)}
          value={valueOf(key) === '' ? null : Number(valueOf(key))}
          call={records[filter.of] as unknown as typeof listCourses}
          option={(row: any) => ({
            value: row.ID,
            label: pick(row.Name ?? row.FullName ?? row.CourseName),
            code: row.Code,
          })}
        />
      )
    const options =
      filter.kind === 'flag'
        ? ['true', 'false'].map((value) => ({ value, label: kit(value === 'true' ? 'yes' : 'no') }))
        : filter.choices.map((value) => ({ value, label: words.word(List, key, value) }))
    return <SelectField<string> key={key} {...field(key)} value={valueOf(key)} options={options} />
  }
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      {Object.entries(filterKinds(List)).map(([key, filter]) => one(key, filter))}
    </SimpleGrid>
  )
}
