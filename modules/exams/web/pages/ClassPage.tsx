import { ClassEditPage } from '#modules/classes/web/public.ts'
import { access } from '#platform/shared/access.ts'
import { useRights } from '#platform/web/session.ts'
import { loadText, useText } from '#platform/web/text.ts'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'

const ClassExams = lazyPart(async () => {
  const [part] = await Promise.all([import('../parts/ClassExams.tsx'), loadText('sitting')])
  return part.ClassExams
})

/** The page of a class with the section of its exams, for whoever may see exams. */
export default function ClassPage() {
  const t = useText('exams')
  const held = useRights()
  const seesExams = access.examStaff.some((right) => held.includes(right))
  return (
    <ClassEditPage
      sections={(found) =>
        seesExams ? [{ key: 'exams', label: t('classExams'), content: () => <ClassExams classId={found.ID} /> }] : []
      }
    />
  )
}
