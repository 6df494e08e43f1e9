import { type ReactNode, useState } from 'react'
import { EquipmentFields } from '#modules/lookups/web/public.ts'
import { useGo, useIdParam } from '#platform/web/start/address.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FormDraft } from '#platform/web/forms/drafts/FormDraft.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { lazyPart } from '#platform/web/ui/states/lazy-part.tsx'
import { AddressTabs } from '#platform/web/ui/Tabs.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { catalogueCalls } from '../../contract/calls.ts'
import { courseFields } from '../../contract/course-shapes.ts'
import { type CourseRecord, initialCourse } from '../parts/course-form.ts'
import { courseButtons } from '../parts/course-buttons.ts'
import { CourseUpon } from '../parts/editor/CourseUpon.tsx'
import { DuplicateCourse } from '../parts/editor/DuplicateCourse.tsx'
import { CourseFacts } from '../parts/CourseFacts.tsx'
import { CourseInstructors } from '../parts/CourseInstructors.tsx'
import { CourseTexts } from '../parts/CourseTexts.tsx'
import type { FileFacts } from '../parts/materials/MaterialFile.tsx'
import { type KnownFiles, MaterialsEditor } from '../parts/materials/MaterialsEditor.tsx'
import { UnfinishedUploads } from '../parts/materials/UnfinishedUploads.tsx'
import { MeansEditor } from '../parts/MeansEditor.tsx'
import { ModulesEditor } from '../parts/ModulesEditor.tsx'

const CourseRevisions = lazyPart(async () => (await import('../parts/revisions/CourseRevisions.tsx')).CourseRevisions)

/** The course as a whole: facts, texts, modules with lessons, materials, evaluation means, instructors, equipment. */
export default function CourseEditPage() {
  const id = useIdParam()
  const query = useCall(catalogueCalls.getCourse, id === null ? skip : { ID: id }, { keep: false })
  if (id === null)
    return (
      <CourseFrame course={null}>
        <CourseForm course={null} />
      </CourseFrame>
    )
  return (
    <QueryView query={query} module="catalogue">
      {(course) => <ExistingCourse key={course.ID} course={course} onReload={query.refetch} />}
    </QueryView>
  )
}

/** Its form, and what it said before. */
function ExistingCourse({ course, onReload }: { course: CourseRecord; onReload: () => unknown }) {
  const t = useText('catalogue')
  const go = useGo()
  return (
    <CourseFrame course={course} actions={<CourseButtons course={course} onDeleted={() => void go('/Course/:ID?')} />}>
      <AddressTabs
        label={t('screens.courseEdit')}
        tabs={[
          {
            key: 'course',
            label: t('revisions.course'),
            content: () => <CourseForm course={course} onReload={onReload} />,
          },
          { key: 'revisions', label: t('revisions.tab'), content: () => <CourseRevisions ID={course.ID} /> },
        ]}
      />
    </CourseFrame>
  )
}

function CourseFrame({
  course,
  actions,
  children,
}: {
  course: CourseRecord | null
  actions?: ReactNode
  children: ReactNode
}) {
  const t = useText('catalogue')
  const pick = usePick()
  return (
    <Page
      title={course ? pick(course.Name) : t('newCourse')}
      width="form"
      {...(course && {
        badge: (
          <StateBadge
            tone={course.IsPublished ? 'success' : 'neutral'}
            label={t(course.IsPublished ? 'states.published' : 'states.unpublished')}
          />
        ),
      })}
      actions={actions}
    >
      {children}
    </Page>
  )
}

function CourseForm({ course, onReload }: { course: CourseRecord | null; onReload?: () => unknown }) {
  const t = useText('catalogue')
  const go = useGo()
  const form = useRecordForm({
    module: 'catalogue',
    call: course ? catalogueCalls.updateCourse : catalogueCalls.addCourse,
    schema: courseFields,
    version: course?.Version ?? 0,
    initial: initialCourse(course),
    toInput: (values, { version }) =>
      (course ? { ID: course.ID, body: { ...values, Version: version } } : { body: values }) as never,
    success: t(course ? 'saved' : 'added'),
    onSaved: () => go('/Course/:ID?'),
    ...(onReload && { onReload }),
  })
  const files = useKnownFiles(course)
  return (
    <RecordForm form={form} cancelHref="/Course">
      <FormDraft form={form} name={`course ${course?.ID ?? 'new'}`} />
      <CourseFacts form={form} course={course} />
      <CourseUpon form={form} course={course} />
      <CourseTexts form={form} />
      <UnfinishedUploads />
      <ModulesEditor form={form} files={files} />
      <FieldGroup title={t('sections.materials')} description={t('hints.materials')}>
        <MaterialsEditor form={form} path="Materials" files={files} />
      </FieldGroup>
      <MeansEditor form={form} course={course} />
      <CourseInstructors form={form} course={course} />
      <FieldGroup title={t('sections.equipment')} description={t('hints.equipment')}>
        <EquipmentFields form={form as never} />
      </FieldGroup>
    </RecordForm>
  )
}

/** The files of the course as it was read, and those that were sent since. */
function useKnownFiles(course: CourseRecord | null): KnownFiles {
  const [sent, setSent] = useState<ReadonlyMap<number, FileFacts>>(new Map())
  return {
    of: (fileId) => {
      if (fileId === null) return undefined
      const known = sent.get(fileId)
      if (known) return known
      const { FileName: Name, Bytes, MediaType } = course?.Materials.find((each) => each.FileID === fileId) ?? {}
      return Name && Bytes && MediaType ? { Name, Bytes, MediaType } : undefined
    },
    learn: (fileId, facts) => setSent((known) => new Map(known).set(fileId, facts)),
  }
}

function CourseButtons({ course, onDeleted }: { course: CourseRecord; onDeleted: () => void }) {
  const [duplicating, setDuplicating] = useState(false)
  return (
    <>
      <ActionBar
        module="catalogue"
        allowed={course.Actions}
        onDone={(name) => (name === 'deleteCourse' ? onDeleted() : undefined)}
        actions={courseButtons(course, { duplicate: () => setDuplicating(true) })}
      />
      {duplicating && <DuplicateCourse course={course} onClose={() => setDuplicating(false)} />}
    </>
  )
}
