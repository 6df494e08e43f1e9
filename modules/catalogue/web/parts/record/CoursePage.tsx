import { useState } from 'react'
import { Code, Localized, Sep, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { printAction } from '#platform/web/ui/acts/print-action.tsx'
import { RecordPage } from '#platform/web/ui/record/RecordPage.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { lacksOf } from '../../../rules/course-lacks.ts'
import { courseButtons } from '../course-buttons.ts'
import type { CourseRecord } from '../course-form.ts'
import { DuplicateCourse } from '../editor/DuplicateCourse.tsx'
import { CourseTaught } from './CourseTaught.tsx'
import { courseHref } from './course-address.ts'
import { OfferBadge } from './OfferBadge.tsx'
import { OpenOfCourse } from './OpenOfCourse.tsx'

const CourseDeliverers = lazyPart(async () => (await import('./CourseDeliverers.tsx')).CourseDeliverers)
const CourseMaterials = lazyPart(async () => (await import('./CourseMaterials.tsx')).CourseMaterials)
const CourseRevisions = lazyPart(async () => (await import('../revisions/CourseRevisions.tsx')).CourseRevisions)
const CourseDetails = lazyPart(async () => (await import('./CourseDetails.tsx')).CourseDetails)

/** The home of a course: what it is, what waits, what it teaches, and everything that modules know of it. */
export function CoursePage({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const pick = usePick()
  return (
    <RecordPage
      of="course"
      id={course.ID}
      name={pick(course.Name)}
      badge={<OfferBadge isPublished={course.IsPublished} />}
      facts={<CourseHead course={course} />}
      actions={<CourseActions course={course} />}
      open={<OpenOfCourse course={course} />}
      label={t('screens.courseEdit')}
      tabs={[
        { key: 'content', label: t('fields.content'), content: () => <CourseTaught course={course} /> },
        {
          key: 'materials',
          label: t('page.materials'),
          count: course.Materials.length,
          content: () => <CourseMaterials course={course} />,
        },
        {
          key: 'instructors',
          label: t('fields.instructors'),
          count: course.Instructors.length,
          content: () => <CourseDeliverers course={course} />,
        },
        { key: 'revisions', label: t('revisions.tab'), content: () => <CourseRevisions ID={course.ID} /> },
        { key: 'details', label: t('page.details'), content: () => <CourseDetails course={course} /> },
      ]}
    />
  )
}

/** Code, category and the newest revision, in one line. */
function CourseHead({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const format = useFormat()
  return (
    <>
      <Code>{course.Code}</Code>
      {course.CategoryName && (
        <>
          <Sep />
          <Localized text={course.CategoryName} />
        </>
      )}
      {course.Revision !== null && (
        <>
          <Sep />
          {t('page.revision', { number: format.number(course.Revision) })}
        </>
      )}
    </>
  )
}

function CourseActions({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const go = useGo()
  const [duplicating, setDuplicating] = useState(false)
  const isReady = !course.IsPublished && lacksOf(course).length === 0
  return (
    <>
      <ActionBar
        module="catalogue"
        allowed={course.Actions}
        shown={2}
        onDone={(name) => (name === 'deleteCourse' ? void go('/Course/:ID?') : undefined)}
        actions={{
          ...courseButtons(course, {
            href: courseHref(course.ID, { edit: true }),
            duplicate: () => setDuplicating(true),
            next: isReady ? 'publish' : 'updateCourse',
          }),
          print: course.IsPublished && {
            ...printAction(href('/report/CourseDetail/:ID?', { ID: course.ID })),
            label: t('print'),
          },
        }}
      />
      {duplicating && <DuplicateCourse course={course} onClose={() => setDuplicating(false)} />}
    </>
  )
}
