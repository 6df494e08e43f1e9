import { Button, Text, Title } from '@mantine/core'
import { IconCheck, IconCalendarEvent } from '@tabler/icons-react'
import { inLanguage, directionOf } from '#platform/shared/text.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useLanguage, useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { RichTextView } from '#platform/web/ui/texts/RichTextView.tsx'
import type { CourseRecord } from './course-form.ts'
import { CourseContents } from './CourseContents.tsx'
import { ResultBar } from './ResultBar.tsx'
import classes from './CourseStory.module.css'

/** What somebody wants to know before registering: what it is, what one learns, how long, how much, how one passes. */
export function CourseStory({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
  const language = useLanguage()
  const objectives = inLanguage(course.Objectives, language)
  const content = inLanguage(course.Content, language)
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
        <Button
          size="md"
          leftSection={<IconCalendarEvent size="1.125rem" />}
          component={AppLink}
          to="/UpcomingCourse"
          search={{ search: course.Code }}
        >
          {t('upcoming')}
        </Button>
      </header>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          {content.text && (
            <Section title={t('aboutCourse')}>
              <div lang={content.language} dir={directionOf(content.language)}>
                <RichTextView html={content.text} />
              </div>
            </Section>
          )}
          {objectives.text && (
            <Section title={t('whatYouLearn')}>
              <ul className={classes['objectives']} lang={objectives.language} dir={directionOf(objectives.language)}>
                {objectives.text.split('\n').map((line) => (
                  <li key={line}>
                    <IconCheck size="1.125rem" stroke={2} aria-hidden />
                    <span>{line}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <CourseContents modules={course.Modules} />
        </div>
        <aside className={classes['side']}>
          <Section title={t('howEvaluated')}>
            <ResultBar course={course} />
          </Section>
          {inLanguage(course.Prerequisite, language).text && (
            <Section title={t('whatYouNeed')}>
              <Localized text={course.Prerequisite} />
            </Section>
          )}
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
        </aside>
      </div>
    </article>
  )
}

function CourseNumbers({ course }: { course: CourseRecord }) {
  const t = useText('catalogue')
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
    [t('fields.type'), <Localized key="type" text={course.TypeName} />],
    [t('fields.provider'), <Localized key="provider" text={course.ProviderName} />],
    [t('fields.trainingStrategy'), <Localized key="strategy" text={course.TrainingStrategyName} />],
    [t('fields.language'), t(`languages.${course.Language}`)],
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
