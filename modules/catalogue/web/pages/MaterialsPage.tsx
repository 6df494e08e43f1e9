import { useCall } from '#platform/web/data.ts'
import { usePick, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { catalogueCalls } from '../../contract/calls.ts'
import { materialKinds } from '../../rules/materials.ts'

/** The materials of the own courses, as far as they are to be seen by now. */
export default function MaterialsPage() {
  const t = useText('catalogue')
  const pick = usePick()
  const format = useFormat()
  const courses = useCall(catalogueCalls.getOwnCourses, {})
  const { column, filter, props } = useList(catalogueCalls.listMaterials, 'catalogue')
  const own = courses.data?.Items ?? []
  const bytes = ({ Bytes }: { Bytes: number | null }) => format.bytes(Bytes)
  return (
    <Page title={t('screens.materials')}>
      <DataTable
        {...props}
        id="materials"
        searchable
        searchLabel={t('materials.search')}
        columns={[
          column('Title', { label: t('materials.title'), always: true, card: 'title' }),
          column('CourseCode', { label: t('fields.code'), card: 'line' }),
          column('CourseName', { label: t('fields.name') }),
          column('ModuleName', { label: t('materials.module') }),
          column('TypeName', { label: t('materials.type') }),
          column('Kind', { label: t('materials.kind'), words: (kind) => t(`materials.kinds.${kind}`) }),
          column('Bytes', { label: t('materials.size'), cell: bytes, text: bytes }),
        ]}
        filters={[
          filter('CourseID', {
            label: t('fields.name'),
            options: own.map((course) => ({ value: course.ID, label: pick(course.Name) })),
          }),
          filter('Kind', {
            label: t('materials.kind'),
            options: materialKinds.map((value) => ({ value, label: t(`materials.kinds.${value}`) })),
          }),
        ]}
        rowKey={(row) => row.ID}
        rowHref={(row) => href('/CourseMaterialDetail/:ID?', { ID: row.ID })}
        emptySentence={t('materials.none')}
      />
    </Page>
  )
}
