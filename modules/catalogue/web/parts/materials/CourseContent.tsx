import type { Output } from '#platform/shared/call.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import type { catalogueCalls } from '../../../contract/calls.ts'
import { CourseContents } from '../CourseContents.tsx'
import { MaterialRows } from './MaterialRows.tsx'

type Content = Output<typeof catalogueCalls.getCourseContent>

/** The materials of a course as a whole, then its modules with lessons and materials. */
export function CourseContent({ content }: { content: Pick<Content, 'Modules' | 'Materials'> }) {
  const t = useText('catalogue')
  const pick = usePick()
  const of = (moduleId: number) => content.Materials.filter((material) => material.ModuleID === moduleId)
  // A module that was added later brings its materials to classes that keep a revision without it.
  const isShown = (moduleId: number) => content.Modules.some(({ ID }) => ID === moduleId)
  const ofCourse = content.Materials.filter(({ ModuleID }) => ModuleID === null || !isShown(ModuleID))
  if (content.Materials.length === 0 && !content.Modules.some((module) => module.IsActive))
    return <EmptyState sentence={t('materials.noneOfContent')} />
  return (
    <>
      {ofCourse.length > 0 && (
        <Section title={t('sections.materials')}>
          <MaterialRows materials={ofCourse} label={t('sections.materials')} />
        </Section>
      )}
      <CourseContents
        modules={content.Modules}
        below={(module) => <MaterialRows materials={of(module.ID)} label={pick(module.Name)} />}
      />
    </>
  )
}
