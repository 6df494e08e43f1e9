import { CourseAbout, CourseContents, ResultBar } from '#modules/catalogue/web/public.ts'
import type { Output } from '#platform/shared/call.ts'
import { skip, useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { isProblem } from '#platform/web/problem.ts'
import { useParam } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { showcaseCalls as calls } from '../../contract/calls.ts'
import { idIn, pathOfCatalogue, pathOfCourse } from '../../rules/paths.ts'
import { ClassesOfCourse } from '../parts/ClassesOfCourse.tsx'
import { Gone } from '../parts/Gone.tsx'
import { Needs } from '../parts/Needs.tsx'
import { PublicFrame } from '../parts/PublicFrame.tsx'
import { Share } from '../parts/Share.tsx'
import classes from '../parts/Showcase.module.css'

type Course = Output<typeof calls.getPublicCourse>

/** One course on offer for anybody: what it is, its next classes, and the way into them. */
export default function PublicCoursePage() {
  const id = idIn(useParam('ID'))
  const query = useCall(calls.getPublicCourse, id === null ? skip : { ID: id }, { keep: false })
  return (
    <PublicFrame here={id === null ? pathOfCatalogue : pathOfCourse(id)} problem={query.error}>
      {id === null || isProblem(query.error, 'notFound') ? (
        <Gone />
      ) : (
        <QueryView query={query} module="showcase">
          {(course) => <Shown course={course} />}
        </QueryView>
      )}
    </PublicFrame>
  )
}

function Shown({ course }: { course: Course }) {
  const t = useText('showcase')
  const ofCourse = useText('catalogue')
  const pick = usePick()
  return (
    <Page
      title={<Localized text={course.Name} />}
      description={
        <span className={classes['head']}>
          <Localized text={course.CategoryName} fallback="" />
          <Code>{course.Code}</Code>
          <AppLink to="/Catalogue">{t('backToAll')}</AppLink>
        </span>
      }
      actions={<Share path={pathOfCourse(course.ID)} title={pick(course.Name)} poster={String(course.ID)} />}
    >
      <div className={classes['two']}>
        <div className={classes['main']}>
          <ClassesOfCourse courseId={course.ID} />
          <CourseAbout course={course} />
          <CourseContents modules={course.Modules} />
        </div>
        <div className={classes['side']}>
          {course.ImageID !== null && (
            <div className={classes['picture']}>
              <FilePicture fileId={course.ImageID} description={ofCourse('pictureOf', { name: pick(course.Name) })} />
            </div>
          )}
          <Facts course={course} />
        </div>
        <div className={classes['more']}>
          <Needs {...course} />
          <Section title={ofCourse('howEvaluated')}>
            <ResultBar course={course} />
          </Section>
          {course.InstructorNames.length > 0 && (
            <Section title={ofCourse('taughtBy')}>
              <ul className={classes['list']}>
                {course.InstructorNames.map((name, at) => (
                  <li key={at}>
                    <Localized text={name} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </Page>
  )
}

function Facts({ course }: { course: Course }) {
  const t = useText('showcase')
  const ofCourse = useText('catalogue')
  const format = useFormat()
  const pick = usePick()
  const days = ofCourse('days', { count: course.Days, shown: format.number(course.Days) })
  const hours = ofCourse('hours', { count: course.Hours, shown: format.number(course.Hours) })
  return (
    <Section>
      <KeyValues
        columns={1}
        items={[
          { label: t('fields.fee'), value: course.Fee.Minor === 0 ? ofCourse('free') : format.money(course.Fee) },
          { label: t('fields.duration'), value: format.list([days, hours]) },
          ...(course.LevelName ? [{ label: t('fields.level'), value: <Localized text={course.LevelName} /> }] : []),
          ...(course.Types.length > 0
            ? [{ label: t('fields.type'), value: format.list(course.Types.map((type) => pick(type))) }]
            : []),
          { label: t('fields.language'), value: format.list(course.Languages.map((each) => pick(each))) },
        ]}
      />
    </Section>
  )
}
