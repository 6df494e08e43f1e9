import { Code, Localized } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { CourseRecord } from '../course-form.ts'

type Deliverer = CourseRecord['Instructors'][number]

/** Who is able to deliver the course, each leading to their page. */
export function CourseDeliverers({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const opens = useMayPass('editor')
  return (
    <Section title={t('sections.instructors')} description={t('hints.instructors')} flush>
      <SimpleTable
        caption={t('sections.instructors')}
        rows={course.Instructors}
        rowKey={(row: Deliverer) => row.ID}
        emptySentence={t('page.noInstructor')}
        columns={[
          {
            key: 'Name',
            label: t('page.instructorName'),
            card: 'title',
            cell: (row: Deliverer) =>
              opens ? (
                <AppLink to="/Instructor/Add-Edit/:ID?" params={{ ID: row.ID }}>
                  <Localized text={row.FullName} />
                </AppLink>
              ) : (
                <Localized text={row.FullName} />
              ),
          },
          { key: 'Code', label: t('fields.code'), cell: (row: Deliverer) => <Code>{row.Code}</Code> },
        ]}
      />
    </Section>
  )
}
