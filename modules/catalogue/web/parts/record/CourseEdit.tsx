import { useState } from 'react'
import { EquipmentFields } from '#modules/lookups/web/public.ts'
import { FieldGroup } from '#platform/web/forms/fields/FieldGroup.tsx'
import { FormDraft } from '#platform/web/forms/drafts/FormDraft.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { catalogueCalls } from '../../../contract/calls.ts'
import { courseFields } from '../../../contract/course-shapes.ts'
import { type CourseRecord, initialCourse } from '../course-form.ts'
import { courseAt, courseHref, coursePage } from './course-address.ts'
import { CourseUpon } from '../editor/CourseUpon.tsx'
import { CourseFacts } from '../CourseFacts.tsx'
import { CourseInstructors } from '../CourseInstructors.tsx'
import { CourseTexts } from '../CourseTexts.tsx'
import type { FileFacts } from '../materials/MaterialFile.tsx'
import { type KnownFiles, MaterialsEditor } from '../materials/MaterialsEditor.tsx'
import { UnfinishedUploads } from '../materials/UnfinishedUploads.tsx'
import { MeansEditor } from '../MeansEditor.tsx'
import { ModulesEditor } from '../ModulesEditor.tsx'
import { OfferBadge } from './OfferBadge.tsx'

/** The form of a course as a whole: facts, texts, modules with lessons, materials, evaluation means, instructors, equipment. */
export function CourseEdit({ course, onReload }: { course: CourseRecord | null; onReload?: () => unknown }) {
  const t = useText('catalogue')
  const pick = usePick()
  return (
    <Page
      title={course ? pick(course.Name) : t('newCourse')}
      width="form"
      {...(course && { badge: <OfferBadge isPublished={course.IsPublished} /> })}
    >
      <CourseForm course={course} {...(onReload && { onReload })} />
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
    onSaved: ({ ID }) => go(coursePage, courseAt(ID)),
    ...(onReload && { onReload }),
  })
  const files = useKnownFiles(course)
  return (
    <RecordForm form={form} cancelHref={course ? courseHref(course.ID) : href('/Course/:ID?')}>
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
