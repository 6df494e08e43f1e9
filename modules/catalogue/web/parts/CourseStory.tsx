import { useLanguages } from '#modules/lookups/web/public.ts'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconCalendarEvent, IconPrinter } from '@tabler/icons-react'
import { inLanguage } from '#platform/shared/text.ts'
import { Code, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { FilePicture } from '#platform/web/ui/files/FilePicture.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { CourseRecord } from './course-form.ts'
import { CourseContents } from './CourseContents.tsx'
import { CourseAbout } from './record/CourseAbout.tsx'
import { ResultBar } from './ResultBar.tsx'
import classes from './CourseStory.module.css'

/** What somebody wants to know before registering: what it is, what one learns, how long, how much, how one passes. */
export function CourseStory({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const pick = usePick()
  return (
    <article>
      <header className={classes['hero']}>
        <Text size="sm" c="dimmed" component="div" className={classes['path']}>
          <Localized text={course.CategoryName} />
          <Code>{course.Code}</Code>
        </Text>
        <Title order={1} className={classes['title']}>
          <Localized text={course.Name} />
        </Title>
        <CourseNumbers course={course} />
        {course.ImageID !== null && (
          <div className={classes['picture']}>
            <FilePicture fileId={course.ImageID} description={t('pictureOf', { name: pick(course.Name) })} />
          </div>
        )}
        <Group gap="sm">
          <Button
            size="md"
            leftSection={<IconCalendarEvent size="1.125rem" />}
            component={AppLink}
            to="/UpcomingCourse"
            search={{ search: course.Code }}
          >
            {t('upcoming')}
          </Button>
          {course.IsPublished && (
            <Button
              size="md"
              variant="default"
              leftSection={<IconPrinter size="1.125rem" />}
              component="a"
              href={href('/report/CourseDetail/:ID?', { ID: course.ID })}
              target="_blank"
              rel="noopener"
            >
              {t('print')}
            </Button>
          )}
        </Group>
      </header>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <CourseAbout course={course} />
          <CourseContents modules={course.Modules} />
        </div>
        <div className={classes['side']}>
          <Section title={t('howEvaluated')}>
            <ResultBar course={course} />
          </Section>
          <CourseNeeds course={course} />
          {course.Instructors.length > 0 && (
            <Section title={t('taughtBy')}>
              <ul className={classes['people']}>
                {course.Instructors.map((instructor) => (
                  <li key={instructor.ID}>
                    <Localized text={instructor.FullName} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
    </article>
  )
}

/** What somebody must have or pass before: courses, a test, what the text says. */
function CourseNeeds({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const format = useFormat()
  const language = useLanguage()
  const text = inLanguage(course.Prerequisite, language).text
  const { Prerequisites, HasAdmissionTest, PracticalPassPercent } = course
  if (!text && Prerequisites.length === 0 && !HasAdmissionTest && PracticalPassPercent === null) return null
  return (
    <Section title={t('whatYouNeed')}>
      <Stack gap="sm">
        {Prerequisites.length > 0 && (
          <div>
            <Text size="sm" c="dimmed">
              {t('completeFirst')}
            </Text>
            <ul className={classes['people']}>
              {Prerequisites.map((each) => (
                <li key={each.ID}>
                  <AppLink to="/CourseDetail/:ID?" params={{ ID: each.ID }}>
                    <Localized text={each.Name} />
                  </AppLink>{' '}
                  <Code>{each.Code}</Code>
                </li>
              ))}
            </ul>
          </div>
        )}
        {HasAdmissionTest && <Text size="sm">{t('admissionTest')}</Text>}
        {PracticalPassPercent !== null && (
          <Text size="sm">{t('practicalPart', { pass: format.percent(PracticalPassPercent) })}</Text>
        )}
        {text && <Localized text={course.Prerequisite} />}
      </Stack>
    </Section>
  )
}

function CourseNumbers({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const languages = useLanguages()
  const pick = usePick()
  const format = useFormat()
  const facts = [
    [
      t('fields.duration'),
      format.list([
        t('hours', { count: course.Hours, shown: format.number(course.Hours) }),
        t('days', { count: course.Days, shown: format.number(course.Days) }),
      ]),
    ],
    [t('fields.level'), <Localized key="level" text={course.LevelName} />],
    [t('fields.provider'), <Localized key="provider" text={course.ProviderName} />],
    [t('fields.trainingStrategy'), <Localized key="strategy" text={course.TrainingStrategyName} />],
    [
      t('fields.type'),
      course.Types.length === 0 ? format.joined([null]) : format.list(course.Types.map((type) => pick(type.Name))),
    ],
    [t('fields.language'), format.list(course.Languages.map(languages.name))],
    ...(course.Areas.length > 0
      ? ([[t('fields.areas'), format.list(course.Areas.map((area) => pick(area.Name)))]] as const)
      : []),
    [t('fields.fee'), course.Fee.Minor === 0 ? t('free') : format.money(course.Fee)],
  ] as const
  return (
    <dl className={classes['numbers']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
