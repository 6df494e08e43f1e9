import { useLanguages } from '#modules/lookups/web/public.ts'
import { Stack } from '@mantine/core'
import { inLanguage } from '#platform/shared/text.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { catalogueCalls } from '../../../contract/calls.ts'
import type { CourseRecord } from '../course-form.ts'
import classes from '../CourseStory.module.css'
import { courseAt, courseHref, coursePage } from './course-address.ts'

/** The facts of a course, and its prerequisites both ways. */
export function CourseDetails({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const pick = usePick()
  return (
    <Stack gap="md">
      <CourseSaid course={course} />
      <Section title={t('fields.prerequisites')} description={t('hints.prerequisites')} flush>
        <SimpleTable
          caption={t('fields.prerequisites')}
          rows={course.Prerequisites}
          rowKey={(row) => row.ID}
          emptySentence={t('page.noPrerequisites')}
          columns={[
            {
              key: 'Name',
              label: t('fields.name'),
              card: 'title',
              cell: (row) => (
                <AppLink to={coursePage} params={courseAt(row.ID)}>
                  <Localized text={row.Name} />
                </AppLink>
              ),
            },
            { key: 'Code', label: t('fields.code'), cell: (row) => <Code>{row.Code}</Code> },
          ]}
        />
      </Section>
      <BuiltUpon ID={course.ID} />
      {course.ImageID !== null && (
        <Section title={t('fields.image')}>
          <div className={classes['picture']}>
            <FilePicture fileId={course.ImageID} description={t('pictureOf', { name: pick(course.Name) })} />
          </div>
        </Section>
      )}
    </Stack>
  )
}

function CourseSaid({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const languages = useLanguages()
  const pick = usePick()
  const format = useFormat()
  const language = useLanguage()
  const names = (all: readonly { readonly Name: CourseRecord['Name'] }[]) =>
    all.length > 0 && format.list(all.map((each) => pick(each.Name)))
  return (
    <Section title={t('sections.identity')}>
      <KeyValues
        items={[
          { label: t('fields.internalCode'), value: course.InternalCode && <Code>{course.InternalCode}</Code> },
          { label: t('fields.level'), value: course.LevelName && <Localized text={course.LevelName} /> },
          { label: t('fields.types'), value: names(course.Types) },
          { label: t('fields.areas'), value: names(course.Areas) },
          { label: t('fields.provider'), value: course.ProviderName && <Localized text={course.ProviderName} /> },
          {
            label: t('fields.trainingStrategy'),
            value: course.TrainingStrategyName && <Localized text={course.TrainingStrategyName} />,
          },
          {
            label: t('fields.taughtIn'),
            value: format.list(course.Languages.map(languages.name)),
          },
          {
            label: t('fields.duration'),
            value: format.list([
              t('hours', { count: course.Hours, shown: format.number(course.Hours) }),
              t('days', { count: course.Days, shown: format.number(course.Days) }),
            ]),
          },
          { label: t('fields.fee'), value: course.Fee.Minor === 0 ? t('free') : format.money(course.Fee) },
          { label: t('page.fewest'), value: format.number(course.MinTrainees) },
          { label: t('page.most'), value: format.number(course.MaxTrainees) },
          { label: t('fields.hasAdmissionTest'), value: t(course.HasAdmissionTest ? 'page.yes' : 'page.no') },
          {
            label: t('fields.practicalPassPercent'),
            value: course.PracticalPassPercent !== null && format.percent(course.PracticalPassPercent),
          },
          {
            label: t('sections.equipment'),
            value:
              course.Facilities.length > 0 &&
              format.list(
                course.Facilities.map((each) =>
                  t('page.equipment', { name: pick(each.Name), quantity: format.number(each.Quantity) }),
                ),
              ),
            wide: true,
          },
          {
            label: t('fields.prerequisite'),
            value: inLanguage(course.Prerequisite, language).text && <Localized text={course.Prerequisite} />,
            wide: true,
          },
        ]}
      />
    </Section>
  )
}

/** The courses for which this one has to be completed before. */
function BuiltUpon({ ID }: { ID: number }) {
  const t = useText('catalogue')
  const { column, props } = useList(catalogueCalls.listCourses, 'catalogue')
  return (
    <Section title={t('page.requiredFor')} flush>
      <DataTable
        {...props}
        id="courses-upon"
        label={t('page.requiredFor')}
        input={{ PrerequisiteID: ID }}
        columns={[
          column('Name', { card: 'title', always: true }),
          column('Code'),
          column('IsPublished', {
            label: t('fields.state'),
            tones: { true: 'success' },
            words: (isPublished) => t(isPublished ? 'states.published' : 'states.unpublished'),
          }),
        ]}
        rowHref={(row) => courseHref(row.ID)}
        addressPrefix="upon-"
        emptySentence={t('page.requiredForNone')}
      />
    </Section>
  )
}
