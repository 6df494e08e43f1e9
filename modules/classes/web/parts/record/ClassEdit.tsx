import { Code, Localized } from '#platform/web/format.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { ClassForm } from '../ClassForm.tsx'
import type { CourseClass } from '../course-class.ts'
import { classTones } from '../tones.ts'

/** The form of a class; saving leads back to its page. */
export function ClassEdit({ found, onReload }: { found: CourseClass; onReload: () => unknown }) {
  return (
    <Page
      title={<Localized text={found.CourseName} />}
      badge={<StateBadge module="classes" state={found.State} tones={classTones} />}
      description={<Code>{found.Code}</Code>}
      width="form"
    >
      <ClassForm found={found} onReload={onReload} />
    </Page>
  )
}
