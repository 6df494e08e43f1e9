import { useState } from 'react'
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

/** The course as a whole: facts, texts, modules with lessons, materials, evaluation means, instructors, equipment. */
export default function CourseEditPage() {
  const id = useIdParam()
  const query = useCall(catalogueCalls.getCourse, id === null ? skip : { ID: id }, { keep: false })
  if (id === null) return <CoursePage course={null} />
  return (
    <QueryView query={query} module="catalogue">
      {(course) => <CoursePage key={course.ID} course={course} onReload={query.refetch} />}
    </QueryView>
  )
}

function CoursePage({ course, onReload }: { course: CourseRecord | null; onReload?: () => unknown }) {
  const t = useText('catalogue')
  const pick = usePick()
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
        actions: <CourseButtons course={course} onDeleted={() => void go('/Course/:ID?')} />,
      })}
    >
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
        <MeansEditor form={form} />
        <CourseInstructors form={form} course={course} />
        <FieldGroup title={t('sections.equipment')} description={t('hints.equipment')}>
          <EquipmentFields form={form as never} />
        </FieldGroup>
      </RecordForm>
    </Page>
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
