import { Anchor } from '@mantine/core'
import { Localized, usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { CourseRecord } from '../course-form.ts'

type Material = CourseRecord['Materials'][number]

/** The materials of a course and of its modules: what each is, when trainees see it, and the way to open it. */
export function CourseMaterials({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const pick = usePick()
  return (
    <Section flush>
      <SimpleTable
        caption={t('page.materials')}
        rows={course.Materials}
        rowKey={(row: Material) => row.ID}
        emptySentence={t('materials.noneOfCourse')}
        columns={[
          {
            key: 'Title',
            label: t('materials.title'),
            card: 'title',
            cell: (row: Material) => <Localized text={row.Title} />,
          },
          {
            key: 'Module',
            label: t('materials.module'),
            cell: (row: Material) => <Localized text={row.ModuleName} fallback={t('materials.ofWholeCourse')} />,
          },
          {
            key: 'Type',
            label: t('materials.type'),
            cell: (row: Material) => (row.TypeName ? pick(row.TypeName) : t(`materials.kinds.${row.Kind}`)),
          },
          {
            key: 'Opens',
            label: t('materials.opensLabel'),
            cell: (row: Material) =>
              row.AfterSession === null
                ? t(`materials.opens.${row.Opens}`)
                : t('materials.opensAfter', { number: row.AfterSession }),
          },
          {
            key: 'File',
            label: t('materials.file'),
            cell: (row: Material) =>
              row.FileID !== null && row.FileName !== null ? (
                <FileLink id={row.FileID} name={row.FileName} size={row.Bytes} />
              ) : (
                row.Address && (
                  <Anchor href={row.Address} target="_blank" rel="noopener noreferrer" inherit>
                    <bdi dir="ltr">{row.Address}</bdi>
                  </Anchor>
                )
              ),
          },
        ]}
      />
    </Section>
  )
}
